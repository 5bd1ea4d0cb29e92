import { describe, expect, it } from 'vitest'
import { keyForUser } from './storedJson.ts'

describe('keyForUser', () => {
  it('differs by name, user and account', () => {
    const keys = [
      keyForUser('saved-views.adResults', 'one@harbourvale.example', 'HV01'),
      keyForUser('saved-views.titleResults', 'one@harbourvale.example', 'HV01'),
      keyForUser('saved-views.adResults', 'two@harbourvale.example', 'HV01'),
      keyForUser('saved-views.adResults', 'one@harbourvale.example', 'QA07'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same for a user name in any case, and does not contain it', () => {
    const key = keyForUser('views', 'Zoë.Ångström@Example.com', 'HV01')
    expect(key).toBe(keyForUser('views', 'zoë.ångström@example.COM', 'HV01'))
    expect(key).toMatch(/^lightshelf\.views\.[0-9a-z]{1,7}\.HV01$/)
  })
})
