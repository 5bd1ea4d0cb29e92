import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const conf = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')

/** What nginx makes of a value by one of the maps: the text for the first pattern that matches, else the value. */
function mapped(source: string, value: string): string {
  const [, table = ''] = new RegExp(`map \\$${source} \\$\\w+ \\{([^}]*)\\}`).exec(conf) ?? []
  const rows = Array.from(table.matchAll(/"~\*(\S+)" "(.*)";/g), ([, pattern = '', text = '']) => ({ pattern, text }))
  expect(rows).not.toEqual([])
  for (const { pattern, text } of rows) {
    const found = new RegExp(pattern, 'i').exec(value)
    if (found) return text.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')
  }
  return value
}

it('the shipped nginx sends no referrer policy other than none at all', () => {
  const policies = Array.from(conf.matchAll(/add_header Referrer-Policy (\S+) always;/g), ([, policy]) => policy)
  expect(policies).toEqual(['no-referrer', 'no-referrer'])
})

it.each([
  ['/resetpassword?token=lamplight', '/resetpassword'],
  ['/shelf/ResetPassword/?x=1&token=lamplight?', '/shelf/ResetPassword/'],
  ['/resetpassword', '/resetpassword'],
  ['/dashboard/titles?q=dracula', '/dashboard/titles?q=dracula'],
])('its access log has %s as %s', (uri, logged) => {
  expect(mapped('request_uri', uri)).toBe(logged)
})

it.each([
  ['https://dashboard.example/resetpassword?token=lamplight', '-'],
  ['https://dashboard.example/shelf/ResetPassword?token=lamplight', '-'],
  ['https://dashboard.example/login', 'https://dashboard.example/login'],
])('its access log has the referrer %s as %s', (referrer, logged) => {
  expect(mapped('http_referer', referrer)).toBe(logged)
})

it('its access log is written with both, and with no other form of the address', () => {
  const [, name = '-', format = ''] = /log_format (\w+)([^;]*);/.exec(conf) ?? []
  expect(format).toContain('"$request_method $logged_uri $server_protocol"')
  expect(format).toContain('"$logged_referer"')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
  expect(conf).toMatch(new RegExp(`access_log \\S+ ${name};`))
})
