import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maxLength,
  LOGIN_RULES,
  required,
  sameAs,
  summariseErrors,
  trimEmail,
  validate,
  validEmail,
} from './validation.ts'

const login = (email: string, password = 'secret') => validate(LOGIN_RULES, { email, password })
const long = (length: number) => 'x'.repeat(length)

describe('the email of the Login form', () => {
  // spec 5.2, 9.2
  it.each([
    ['', ['Email is required']],
    [' ', ['Email is required']],
    ['imogen', ['Must be a valid email']],
    ['imogen@', ['Must be a valid email']],
    ['@harbourvale.example', ['Must be a valid email']],
    ['a b@c', ['Must be a valid email']],
    ['a@b@c', ['Must be a valid email']],
    ['a@b..c', ['Must be a valid email']],
    ['a@-b', ['Must be a valid email']],
    ['\u200b\ufeff', ['Email is required']],
    ['a @b', ['Must be a valid email']],
    ['a@\u200bb', ['Must be a valid email']],
    [`a@${long(64)}`, ['Must be a valid email']],
    [`${long(254)}@b`, ['email must be at most 255 characters']],
    [long(256), ['Must be a valid email', 'email must be at most 255 characters']],
  ])('rejects %j', (email, texts) => {
    expect(login(email)).toEqual({ email: texts })
  })

  it.each(['a@b', 'imogen.ashby@harbourvale.example', "o'hara+ads@x-y.co", `a@${long(63)}`, `${long(253)}@b`])(
    'accepts %j',
    (email) => {
      expect(login(email)).toEqual({})
    },
  )

  // spec 5.2
  it('accepts common addresses, with whatever nobody sees around them, and rejects them with it inside', () => {
    const unseen = fc.constantFrom(
      ...Array.from(
        ' \t\n\r\u00a0\u00ad\u061c\u115f\u180e\u2003\u200b\u200d\u200e\u202a\u2060\u2069\u3000\u3164\ufe0f\ufeff\0',
      ),
    )
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), fc.array(unseen, { minLength: 1 }), (email, characters) => {
        const around = characters.join('')
        for (const typed of [email, around + email, email + around, around + email + around]) {
          expect(login(typed)).toEqual({})
          expect(trimEmail(typed)).toBe(email)
        }
        expect(validEmail.isValid(email.replace('@', `@${around}`))).toBe(false)
      }),
    )
  })

  it('rejects any text without exactly one @', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(text.split('@').length !== 2)
        expect(validEmail.isValid(text)).toBe(false)
      }),
    )
  })

  it('is fast for hostile input', () => {
    const started = performance.now()
    validEmail.isValid(`a@${'a-'.repeat(50_000)}`)
    validEmail.isValid(`${'a'.repeat(100_000)}\n`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('the password of the Login form', () => {
  it.each([
    ['', ['Password is required']],
    [long(256), ['password must be at most 255 characters']],
  ])('rejects %j', (password, texts) => {
    expect(login('a@b', password)).toEqual({ password: texts })
  })

  it.each([' ', 'x', long(255)])('accepts %j', (password) => {
    expect(login('a@b', password)).toEqual({})
  })

  // spec 5.3, 9.2
  it('is limited in length only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 300, size: 'max' }), (password) => {
        expect('password' in login('a@b', password)).toBe(password.length === 0 || password.length > 255)
      }),
    )
  })
})

describe('generic rules', () => {
  it('name the field', () => {
    expect(validate({ comment: [required('comment'), maxLength('comment', 3)] }, { comment: '' })).toEqual({
      comment: ['comment is a required field'],
    })
    expect(validate({ comment: [maxLength('comment', 3)] }, { comment: 'four' })).toEqual({
      comment: ['comment must be at most 3 characters'],
    })
  })

  it('treat a missing value as empty', () => {
    expect(validate(LOGIN_RULES, {})).toEqual({ email: ['Email is required'], password: ['Password is required'] })
  })
})

describe('summariseErrors', () => {
  it('returns null, the only error, or the number of errors', () => {
    expect(summariseErrors([])).toBeNull()
    expect(summariseErrors(['Email is required'])).toBe('Email is required')
    expect(summariseErrors(['a', 'b'])).toBe('2 errors occurred')
    expect(summariseErrors(['a', 'b', 'c'])).toBe('3 errors occurred')
  })
})

it('sameAs compares with another field', () => {
  const rules = { one: [], two: [sameAs('one', 'differs')] }
  expect(validate(rules, { one: 'a', two: 'a' })).toEqual({})
  expect(validate(rules, { one: 'a', two: 'A' })).toEqual({ two: ['differs'] })
  expect(validate(rules, { two: 'a' })).toEqual({ two: ['differs'] })
  expect(validate(rules, { one: 'a', two: '' })).toEqual({})
})
