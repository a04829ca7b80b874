/** The form's fields as the endpoint takes them: the same for a sent form and for the script. */
import type { InputOf } from '../../../../api/endpoint.ts';
import type { Category } from '../../../../core/complaint/case.ts';
import type { fileComplaint } from '../complaints.api.ts';

const names = ['contact_name', 'phone', 'email', 'membership_no'] as const;

export function reportInput(fields: URLSearchParams): InputOf<typeof fileComplaint> {
  const anonymous = fields.has('anonymous');
  const contact = Object.fromEntries(
    names
      .map((name) => [name, fields.get(name)?.trim()] as const)
      .filter(([, value]) => !anonymous && value),
  );
  return {
    topic: fields.get('topic') ?? '',
    detail: fields.get('detail') ?? '',
    // The endpoint refuses what is no category, the empty choice too.
    category: (fields.get('category') ?? '') as Category,
    ...contact,
    anonymous,
    allow_publish: fields.has('allow_publish'),
  };
}
