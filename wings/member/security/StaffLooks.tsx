import { Eye } from 'lucide-react';
import { Button } from '../../../kit/button/Button.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { text } from './security.text.ts';

const words = text.looks;

/** That looks of staff are on record, and the way to them in the history below. */
export const StaffLooks = ({ onShow }: { readonly onShow: () => void }) => (
  <Panel title={words.title}>
    <Stack>
      <p>{words.about}</p>
      <div>
        <Button icon={Eye} small onClick={onShow}>
          {words.show}
        </Button>
      </div>
    </Stack>
  </Panel>
);
