/** When a membership number has passed on to somebody else. */

/**
 * SQL over a member's row as it was shown, `o`, and as it is now, `n`: another birth date, and
 * neither national ID nor document in common. Of who has neither the birth date alone speaks.
 */
export const otherPerson = `(o.birth_date <> n.birth_date
  AND (o.national_id = n.national_id OR o.id_document_no = n.id_document_no) IS NOT TRUE)`;
