import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inAppPath, safeReturnPath } from './inAppPath.ts'

describe('safeReturnPath', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/titles/12',
    '/dashboard/titles?q=the%20light&sort=-clicks#row-3',
    '/dashboard/titles?q=a%2F%2Fb&x=//y',
    '/dashboard?next=/login',
    '/dashboard#top',
  ])('accepts %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '',
    '/',
    '/login',
    '/dashboardx',
    '/dashboard-evil/x',
    '/showcase/latest',
    'dashboard',
    '//x',
    '//x/dashboard',
    '///dashboard',
    '/\\x',
    '\\\\x',
    '/\\/x/dashboard',
    '/dashboard\\..\\..',
    'javascript:alert(1)',
    'javascript:/dashboard',
    'https://evil.example/dashboard',
    'https:/dashboard',
    '%2f%2fx',
    '/%2f%2fx',
    '/dashboard/%2f%2fx',
    '/dashboard/%2F..%2F..',
    '/dashboard/%5cx',
    '/dashboard//x',
    '/dashboard/..',
    '/dashboard/../..',
    '/dashboard/../login',
    '/dashboard/%2e%2e/login',
    '/dashboard/./../x',
    '/dash\nboard',
    '/dashboard/\u0000',
    '\t/dashboard',
    ' /dashboard',
    '/dashboard/titles?q=\r\nSet-Cookie: a=b',
    null,
    undefined,
    12,
    { pathname: '/dashboard' },
  ])('replaces %j by /dashboard', (candidate) => {
    expect(safeReturnPath(candidate)).toBe('/dashboard')
  })

  it('is under /dashboard for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '/dashboard',
      'dashboard',
      '..',
      '.',
      '%2e',
      '%2E',
      '%2f',
      '%5C',
      '?',
      '#',
      '@',
      ':',
      'javascript:',
      'https:',
      'evil.example',
      'titles',
      '\t',
      '\n',
      '\u0000',
      '\u202e',
      ' ',
      '%',
      '😀',
    )
    const candidate = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(fc.constantFrom('', '/dashboard', '/dashboard/'), candidate, (start, rest) => {
        const path = safeReturnPath(start + rest)
        const url = new URL(path, 'https://app.example')
        expect(url.origin).toBe('https://app.example')
        expect(url.pathname === '/dashboard' || url.pathname.startsWith('/dashboard/')).toBe(true)
        // The browser reads the path as it is written.
        expect(url.pathname + url.search + url.hash).toBe(path)
        expect(safeReturnPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('inAppPath', () => {
  it.each(['/', '/clith/41021', '/dashboard/ads?q=a//b#c', '/login'])('accepts %s', (path) => {
    expect(inAppPath(path)).toBe(path)
  })

  it.each([
    '',
    'clith/1',
    '//x',
    '/\\x',
    '/%2f%2fx',
    '/a//b',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\nb',
    ' /a',
    null,
    7,
  ])('rejects %j', (candidate) => {
    expect(inAppPath(candidate)).toBeNull()
  })

  it('never leads outside the app', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'clith',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5C',
      '?',
      '#',
      '@',
      ':',
      'https:',
      'evil.example',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '%',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = inAppPath(`/${pieces.join('')}`)
        if (path === null) return
        expect(new URL(path, 'https://app.example').origin).toBe('https://app.example')
        expect(inAppPath(path)).toBe(path)
      }),
      { numRuns: 3000 },
    )
  })
})
