import { expect, it } from 'vitest'
import { pagesAt } from './pagesAt.ts'
import { readStoryRoutes } from './storyRoutes.ts'

const PAGES = ['/dashboard/titles', '/dashboard/titles/:titleId', '/dashboard/title-results', '/login'].map((path) => ({
  path,
  module: path,
}))
const pagesIn = (text: string) => [...new Set(readStoryRoutes(text).flatMap((route) => pagesAt(route, PAGES)))]

it('reads the addresses of the meta, of stories and of helpers', () => {
  expect(
    readStoryRoutes(`
      const HERE = '/dashboard/titles'
      const OPENED = \`\${HERE}/7?tab=ads\`
      const route = '/login'
      const meta = { parameters: { route: HERE, layout: 'fullscreen' } }
      const at = (search: string) => ({ route: \`\${HERE}?\${search}&x\` })
      export const A = { parameters: { route: OPENED } }
      export const B = { parameters: { route } }
      export const C = { parameters: { route: addressOf(7) } }
    `),
  ).toEqual([
    { text: '/dashboard/titles', isWhole: true },
    { text: '/dashboard/titles?', isWhole: false },
    { text: '/dashboard/titles/7?tab=ads', isWhole: true },
    { text: '/login', isWhole: true },
    { text: '', isWhole: false },
  ])
})

it.each([
  ["{ route: '/dashboard/titles?q=x#y' }", ['/dashboard/titles']],
  ["{ route: '/dashboard/titles/dracula' }", ['/dashboard/titles/:titleId']],
  ['{ route: `/dashboard/titles?${search}` }', ['/dashboard/titles']],
  ['{ route: `/dashboard/titles/10${id}` }', ['/dashboard/titles/:titleId']],
  ['{ route: `/dashboard/title-results${search}` }', ['/dashboard/title-results']],
  ["{ layout: 'padded' }", []],
])('%s opens the page', (parameters, pages) => {
  expect(pagesIn(`const meta = { parameters: ${parameters} }`)).toEqual(pages)
})

it('counts every page that an address may show', () => {
  expect(pagesIn('const a = { route: `/dashboard/titles${rest}` }')).toEqual([
    '/dashboard/titles',
    '/dashboard/titles/:titleId',
  ])
  const all = PAGES.map(({ module }) => module)
  expect(pagesIn('const a = { route: addressOf(7) }')).toEqual(all)
  expect(pagesIn("const a = { route: '/dashboard' }")).toEqual(all)
})
