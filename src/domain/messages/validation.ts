/** What a form says of a wrong value (spec section 5; behaviour.md, Numbers, dates, text). */
export const validationText = {
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email',
  passwordRequired: 'Password is required',
  required: (field: string) => `${field} is a required field`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  several: (count: number) => `${count} errors occurred`,
}
