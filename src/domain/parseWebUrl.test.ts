import { expect, it } from 'vitest'
import { parseWebUrl } from './safeHref.ts'

it.each([
  ['https://books.example/gb/1?from=feed', 'books.example'],
  ['http://books.example:8080', 'books.example:8080'],
  ['https://bank.example@evil.example/', 'evil.example'],
  ['https://аррӏе.example/', 'xn--80ak6aa92e.example'],
  ['HTTPS://BOOKS.example', 'books.example'],
])('%s has the host %s', (link, host) => {
  expect(parseWebUrl(link)?.host).toBe(host)
})

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b',
  'ftp://x.example',
  '//books.example',
  '/books',
  'https:\\\\x.example',
  'https://',
  '',
  null,
  undefined,
])('rejects %j', (link) => {
  expect(parseWebUrl(link)).toBeNull()
})
