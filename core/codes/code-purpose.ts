/** What a one-time code is for; one of one purpose opens nothing else (T10). */
export type CodePurpose =
  | 'register'
  | 'forget'
  | 'new_device'
  | 'unlock'
  | 'password'
  | 'phone_new'
  | 'phone_old';
