import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { NewLink } from './parts/NewLink.tsx';
import { noStaff, numbersIn, type StaffFields, StaffForm } from './parts/StaffForm.tsx';
import { addStaff } from './staff.api.ts';
import styles from './staff.module.css';
import { text } from './staff.text.ts';

/** `/office/staff/_new`: somebody new, and the link by which they enrol. */
export function NewStaffPage() {
  const call = useCall();
  const navigate = useNavigate();
  const [made, setMade] = useState<{
    login: string;
    name: string;
    link: DataOf<typeof addStaff>;
  }>();

  async function save({ relatives, ...fields }: StaffFields) {
    const input = { ...fields, relatives: numbersIn(relatives) };
    const { data } = await call(addStaff, input, { manner: 'silent' });
    setMade({ login: fields.staff_login, name: fields.name, link: data });
  }

  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.staff.path}>{text.list}</BackLink>}
        title={text.newTitle}
        sub={text.newSub}
      />
      <Panel className={styles.sheet}>
        {made ? (
          <NewLink
            name={made.name}
            link={made.link}
            onDone={() => void navigate(officePaths.staff(made.login))}
          />
        ) : (
          <StaffForm before={noStaff} isNew submit={text.form.add} onSave={save} />
        )}
      </Panel>
    </>
  );
}
