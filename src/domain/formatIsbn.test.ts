import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIsbn } from './formatIsbn.ts'

describe('formatIsbn', () => {
  it.each([
    ['9780001418206', '978-0-00-141820-6'],
    ['9780141439518', '978-0-14-143951-8'],
    ['9780306406157', '978-0-306-40615-7'],
    ['9781843561705', '978-1-84356-170-5'],
    ['9781999999995', '978-1-9999999-9-5'],
    ['9783161484100', '978-3161484100'],
    ['9791090636071', '979-1090636071'],
  ])('hyphenates %s', (digits, text) => {
    expect(formatIsbn(digits)).toBe(text)
  })

  it.each(['978-0-14-143951-8', '1233161484100', '0306406152', 'unknown', ''])('leaves %s unchanged', (text) => {
    expect(formatIsbn(text)).toBe(text)
  })

  it('never changes a digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^97[89][0-9]{10}$/),
        (digits) => formatIsbn(digits).replaceAll('-', '') === digits,
      ),
    )
  })
})
