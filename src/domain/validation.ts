import { validationText } from './messages/session.ts'

/** The most characters (UTF-16 code units) an e-mail or a password may have (spec section 9). */
export const MAX_FIELD_LENGTH = 255

/** Something a value must be, and what is said when it is not. */
export interface Rule {
  /** `all`: the form's other values, for what must fit them. */
  holds: (value: string, all?: Readonly<Partial<Record<string, unknown>>>) => boolean
  text: string
}

/** The rules of each field of a form, in the order in which a person should hear of them. */
export type FormRules<V> = Record<keyof V, readonly Rule[]>

/** What is wrong, by field name, in the order of the rules; a field without faults is left out. */
export type FieldErrors<V> = Partial<Record<keyof V, readonly string[]>>

/** The Login form's fields (spec section 3). */
export interface LoginValues {
  email: string
  password: string
}

/* The HTML Standard's pattern for one valid e-mail address: `a@b` is one, a domain's labels have at most 63 characters. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)

/** A field that may not be empty; a single space is not empty. */
export function required(field: string, text: string = validationText.required(field)): Rule {
  return { holds: (value) => value !== '', text }
}

/** A field of at most `max` characters. */
export function atMost(field: string, max: number): Rule {
  return { holds: (value) => value.length <= max, text: validationText.tooLong(field, max) }
}

/** A valid e-mail address. An empty value passes: whether there must be one is another rule. */
export const validEmail: Rule = {
  holds: (value) => value === '' || EMAIL.test(value),
  text: validationText.emailInvalid,
}

/** The same as another field. An empty value passes, as above. */
export function sameAs(field: string, text: string): Rule {
  return { holds: (value, all) => value === '' || value === all?.[field], text }
}

/** The rules of the Login form (spec section 5). */
export const LOGIN_RULES: FormRules<LoginValues> = {
  email: [required('email', validationText.emailRequired), validEmail, atMost('email', MAX_FIELD_LENGTH)],
  password: [required('password', validationText.passwordRequired), atMost('password', MAX_FIELD_LENGTH)],
}

/** All that is wrong with a form's values; `{}` when nothing is. A value that is missing counts as empty. */
export function validate<V extends object>(
  rules: FormRules<V>,
  values: Partial<Record<keyof V, unknown>>,
): FieldErrors<V> {
  const errors: FieldErrors<V> = {}
  for (const field of Object.keys(rules) as (keyof V)[]) {
    const value = values[field]
    const text = typeof value === 'string' ? value : ''
    const broken = rules[field].filter((rule) => !rule.holds(text, values)).map((rule) => rule.text)
    if (broken.length > 0) errors[field] = broken
  }
  return errors
}

/** Several errors as one text: null when there is none, the error itself when there is one, else 'N errors occurred' (spec section 5). */
export function summarise(errors: readonly string[]): string | null {
  return errors.length > 1 ? validationText.several(errors.length) : (errors[0] ?? null)
}
