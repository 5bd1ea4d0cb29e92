import { validationText } from './messages/session.ts'

/** Maximum length of an email or password in UTF-16 code units (spec section 9). */
const MAX_FIELD_LENGTH = 255

/** A validation rule and its error message. */
export interface Rule {
  /** True if the value is valid. `allValues` holds the other fields of the form, for rules that compare. */
  isValid: (value: string, allValues?: Readonly<Partial<Record<string, unknown>>>) => boolean
  message: string
}

/** The rules of each field of a form, in the order in which errors are shown. */
export type FormRules<V> = Record<keyof V, readonly Rule[]>

/** Error messages by field name, in the order of the rules; valid fields are left out. */
type FieldErrors<V> = Partial<Record<keyof V, readonly string[]>>

/** The Login form's fields (spec section 3). */
export interface LoginValues {
  email: string
  password: string
}

/* The HTML Standard's pattern for an email address: `a@b` is valid, domain labels have at most 63 characters. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)

/** The field must not be empty; a single space is not empty. */
export function required(field: string, message: string = validationText.required(field)): Rule {
  return { isValid: (value) => value !== '', message: message }
}

/** The field must have at most `max` characters (UTF-16 code units). */
export function maxLength(field: string, max: number): Rule {
  return { isValid: (value) => value.length <= max, message: validationText.tooLong(field, max) }
}

/** The value must be a valid email address. An empty value passes; see `required`. */
export const validEmail: Rule = {
  isValid: (value) => value === '' || EMAIL.test(value),
  message: validationText.emailInvalid,
}

const AROUND = /^[\s\p{DI}\p{Cc}]+|[\s\p{DI}\p{Cc}]+$/gu

/** An email without white space and invisible characters around it, which phones and copied texts add. */
export const trimEmail = (email: string) => email.replace(AROUND, '')

const trimmed = ({ isValid, message }: Rule): Rule => ({ isValid: (email) => isValid(trimEmail(email)), message })

/** The value must equal another field. An empty value passes; see `required`. */
export function sameAs(field: string, message: string): Rule {
  return { isValid: (value, allValues) => value === '' || value === allValues?.[field], message: message }
}

/** The rules of the Login form (spec section 5). */
export const LOGIN_RULES: FormRules<LoginValues> = {
  email: [required('email', validationText.emailRequired), validEmail, maxLength('email', MAX_FIELD_LENGTH)].map(
    trimmed,
  ),
  password: [required('password', validationText.passwordRequired), maxLength('password', MAX_FIELD_LENGTH)],
}

/** The errors of a form's values; `{}` if all are valid. A missing value counts as empty. */
export function validate<V extends object>(
  rules: FormRules<V>,
  values: Partial<Record<keyof V, unknown>>,
): FieldErrors<V> {
  const errors: FieldErrors<V> = {}
  for (const field of Object.keys(rules) as (keyof V)[]) {
    const value = values[field]
    const text = typeof value === 'string' ? value : ''
    const messages = rules[field].filter((rule) => !rule.isValid(text, values)).map((rule) => rule.message)
    if (messages.length > 0) errors[field] = messages
  }
  return errors
}

/**
 * Several errors as one message: null for none, the error itself for one, else 'N errors occurred' (spec section 5).
 */
export function summariseErrors(errors: readonly string[]): string | null {
  return errors.length > 1 ? validationText.several(errors.length) : (errors[0] ?? null)
}
