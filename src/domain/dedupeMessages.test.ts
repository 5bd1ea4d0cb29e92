import { describe, expect, it } from 'vitest'
import { dedupeMessages } from './dedupeMessages.ts'

describe('dedupeMessages', () => {
  it.each<[string, string[], string[], string[]]>([
    ['the same words', ['Not found.'], ['Not Found'], []],
    [
      'one sentence of several',
      ['The server is busy.'],
      ['Service Unavailable', 'The server is busy. Please try again later.'],
      [],
    ],
    [
      'several sentences, each shown somewhere',
      ['Service unavailable. The server is busy'],
      ['Service Unavailable', 'The server is busy. Please try again later.'],
      [],
    ],
    ['something new', ['order_by must be one of id, name'], ['Bad Request'], ['order_by must be one of id, name']],
    ['something new after something shown', ['Not found. Ask Imogen.'], ['Not Found'], ['Not found. Ask Imogen.']],
    ['a part of a sentence', ['busy'], ['The server is busy.'], ['busy']],
    ['a repeated line', ['Too long', 'too long.', 'Too short'], [], ['Too long', 'Too short']],
    ['nothing', [' ', '…'], ['Not Found'], []],
  ])('handles %s', (_, lines, shown, remaining) => {
    expect(dedupeMessages(lines, shown)).toEqual(remaining)
  })
})
