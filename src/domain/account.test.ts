import { expect, it } from 'vitest'
import { isStaff } from './account.ts'

it.each([
  ['robin@lightshelf.example', 'lightshelf.example', true],
  ['Robin@LightShelf.Example', 'lightshelf.example', true],
  ['robin@lightshelf.example', 'LIGHTSHELF.example', true],
  ['robin@notlightshelf.example', 'lightshelf.example', false],
  ['robin@sub.lightshelf.example', 'lightshelf.example', false],
  ['lightshelf.example', 'lightshelf.example', false],
  ['robin@lightshelf.example.evil.example', 'lightshelf.example', false],
  ['robin@lightshelf.example', null, false],
  ['robin@', '', false],
])('%s with the domain %s: staff %s', (userName, domain, staff) => {
  expect(isStaff(userName, domain)).toBe(staff)
})
