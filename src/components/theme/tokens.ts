/** Value types of tokens, named as in the Design Tokens Community Group format. */
export type TokenType =
  'color' | 'dimension' | 'number' | 'fontFamily' | 'fontWeight' | 'duration' | 'cubicBezier' | 'shadow'

/** A token: the name of its CSS custom property without dashes, its value and its usage. */
export interface Token {
  name: string
  /** The value in both themes, or in the dark theme (the default) if `light` is given. */
  value: string
  /** The value in the light theme, if different. */
  light?: string
  /** The value in windows from 1200px wide, if different. */
  largeScreen?: string
  /** The value with prefers-reduced-motion, if different. */
  reducedMotion?: string
  usage: string
}

/** A group of related tokens of one type. */
export interface TokenGroup {
  id: string
  title: string
  type: TokenType
  tokens: readonly Token[]
}

/** All design tokens. `npm run tokens` generates tokens.css and tokens.json from them. */
// One token per line.
// prettier-ignore
export const TOKEN_GROUPS = [
  { id: 'font', title: 'Font families', type: 'fontFamily', tokens: [
    { name: 'font-ui', value: '"Poppins", system-ui, -apple-system, "Segoe UI", sans-serif', usage: 'all text, and single large figures' },
    { name: 'font-num', value: '"Poppins Figures", "Poppins", system-ui, sans-serif', usage: 'figures in columns, axes, dates, tooltips: digits of equal width' },
  ] },
  { id: 'font-size', title: 'Font sizes', type: 'dimension', tokens: [
    { name: 'fs-micro', value: '0.6875rem', usage: 'axes, labels on small screens, tab bar' },
    { name: 'fs-small', value: '0.75rem', usage: 'table headers, labels, hints, tooltips' },
    { name: 'fs-body', value: '0.8125rem', usage: 'default, table cells' },
    { name: 'fs-lead', value: '0.875rem', usage: 'tabs, empty states, tile titles' },
    { name: 'fs-title', value: '1rem', usage: 'panel titles' },
    { name: 'fs-page', value: '1.5rem', usage: 'page title' },
    { name: 'fs-figure', value: '1.75rem', usage: 'platform figures' },
    { name: 'fs-hero', value: '2.75rem', usage: 'login, showcase' },
  ] },
  { id: 'line-height', title: 'Line heights', type: 'dimension', tokens: [
    { name: 'lh-micro', value: '1rem', usage: 'with fs-micro' },
    { name: 'lh-small', value: '1rem', usage: 'with fs-small' },
    { name: 'lh-body', value: '1.25rem', usage: 'with fs-body' },
    { name: 'lh-lead', value: '1.375rem', usage: 'with fs-lead' },
    { name: 'lh-title', value: '1.5rem', usage: 'with fs-title' },
    { name: 'lh-page', value: '2rem', usage: 'with fs-page' },
    { name: 'lh-figure', value: '2.25rem', usage: 'with fs-figure' },
    { name: 'lh-hero', value: '3.25rem', usage: 'with fs-hero' },
  ] },
  { id: 'font-weight', title: 'Font weights', type: 'fontWeight', tokens: [
    { name: 'fw-regular', value: '400', usage: 'running text, table cells' },
    { name: 'fw-medium', value: '500', usage: 'labels, buttons, names' },
    { name: 'fw-semibold', value: '600', usage: 'titles, primary button, totals' },
  ] },
  { id: 'tracking', title: 'Letter spacing, in em', type: 'number', tokens: [
    { name: 'track-tight', value: '-0.015em', usage: 'page title' },
    { name: 'track-hero', value: '-0.03em', usage: 'login, showcase' },
  ] },
  { id: 'space', title: 'Space', type: 'dimension', tokens: [
    { name: 'sp-1', value: '4px', usage: 'between an icon and its label' },
    { name: 'sp-2', value: '8px', usage: 'between controls in a row' },
    { name: 'sp-3', value: '12px', usage: 'cell padding' },
    { name: 'sp-4', value: '16px', usage: 'between panels; toolbar to table' },
    { name: 'sp-5', value: '20px', usage: 'panel padding; page header to toolbar' },
    { name: 'sp-6', value: '24px', usage: 'between tabs' },
    { name: 'sp-7', value: '28px', usage: 'page edge to first content' },
    { name: 'sp-8', value: '32px', usage: 'logo to tabs' },
    { name: 'sp-10', value: '40px', usage: 'between sections of a page' },
    { name: 'sp-12', value: '48px', usage: 'around a single message' },
    { name: 'sp-16', value: '64px', usage: 'bottom of a page' },
  ] },
  { id: 'radius', title: 'Radius', type: 'dimension', tokens: [
    { name: 'r-1', value: '3px', usage: 'chips, checkboxes' },
    { name: 'r-2', value: '6px', usage: 'everything else' },
    { name: 'r-full', value: '999px', usage: 'pills, switches' },
    { name: 'r-cover', value: '2px', usage: 'books' },
  ] },
  { id: 'size', title: 'Sizes', type: 'dimension', tokens: [
    { name: 'bar-h', value: '64px', usage: 'top bar' },
    { name: 'content-top', value: '64px', largeScreen: '92px', usage: 'first content to the top of the window' },
    { name: 'tabbar-h', value: '60px', usage: 'bottom tabs on small screens' },
    { name: 'row-h', value: '2.75rem', usage: 'table row' },
    { name: 'ctl-h', value: '2.25rem', usage: 'control' },
    { name: 'ctl-h-s', value: '1.875rem', usage: 'compact control' },
    { name: 'touch', value: '44px', usage: 'control on small screens and in the login form' },
    { name: 'page-max', value: '1520px', usage: 'maximum page width' },
    { name: 'page-pad', value: '16px', largeScreen: '32px', usage: 'page margin' },
    { name: 'auth-max', value: '400px', largeScreen: '500px', usage: 'authentication card' },
    { name: 'tooltip-max', value: '300px', usage: 'maximum tooltip width' },
  ] },
  { id: 'easing', title: 'Easing', type: 'cubicBezier', tokens: [
    { name: 'ease', value: 'cubic-bezier(.2, .7, .2, 1)', usage: 'all animations' },
  ] },
  { id: 'duration', title: 'Durations', type: 'duration', tokens: [
    { name: 't-fast', value: '120ms', reducedMotion: '0ms', usage: 'hover, press, toggles' },
    { name: 't-base', value: '180ms', reducedMotion: '0ms', usage: 'menus, expanding rows, lifting covers' },
    { name: 't-slow', value: '320ms', reducedMotion: '0ms', usage: 'the beam on a hovered tile' },
    { name: 't-wait', value: '150ms', usage: 'wait before a loading line or dimmed old data: quick answers show neither' },
    { name: 'tooltip-open', value: '100ms', usage: 'delay before a tooltip opens' },
    { name: 'toast-life', value: '5000ms', usage: 'how long a notification stays' },
  ] },
  { id: 'layer', title: 'Layers', type: 'number', tokens: [
    { name: 'z-sticky', value: '10', usage: 'sticky headers and totals' },
    { name: 'z-bar', value: '20', usage: 'top bar, bottom tabs' },
    { name: 'z-pop', value: '40', usage: 'menus, popovers' },
    { name: 'z-modal', value: '60', usage: 'dialogs, sheets' },
    { name: 'z-toast', value: '70', usage: 'notifications' },
    { name: 'z-tip', value: '80', usage: 'tooltips' },
  ] },
  { id: 'surface', title: 'Surfaces', type: 'color', tokens: [
    { name: 'bg', value: '#131210', light: '#f6f2ea', usage: 'page background' },
    { name: 'surface', value: '#1a1815', light: '#fefcf8', usage: 'panels, inputs, totals row' },
    { name: 'raised', value: '#22201c', light: '#f1ebdf', usage: 'chips, disabled buttons, hover on a panel' },
    { name: 'hover', value: '#2b2823', light: '#e9e1d2', usage: 'pressed segment, hover on a floating surface, skeleton' },
    { name: 'float', value: '#211f1b', light: '#fffefb', usage: 'menus, tooltips, notifications' },
    { name: 'scrim', value: 'rgb(10 9 8 / .64)', light: 'rgb(60 50 36 / .36)', usage: 'behind a dialog' },
  ] },
  { id: 'line', title: 'Lines', type: 'color', tokens: [
    { name: 'line', value: '#2a2723', light: '#e6dfd1', usage: 'thin separator' },
    { name: 'line-2', value: '#3a362f', light: '#d3c9b7', usage: 'table header, secondary button border, shelf' },
    { name: 'line-ctl', value: '#7d7669', light: '#8a8071', usage: 'border of inputs, toggles, checkboxes (3:1)' },
  ] },
  { id: 'text', title: 'Text', type: 'color', tokens: [
    { name: 'text', value: '#f4eee3', light: '#1f1b15', usage: 'main text' },
    { name: 'text-2', value: '#c2b9aa', light: '#564f44', usage: 'labels, secondary text' },
    { name: 'text-3', value: '#9c9486', light: '#6b6356', usage: 'hints, units, placeholders' },
  ] },
  { id: 'lamp', title: 'Lamp', type: 'color', tokens: [
    { name: 'lamp', value: '#f2b24b', light: '#8a5200', usage: 'tab line, stars, switches, check boxes' },
    { name: 'lamp-hover', value: '#f8c36b', light: '#754500', usage: 'lamp, hover' },
    { name: 'on-lamp', value: '#1c1406', light: '#fffaf0', usage: 'text on lamp' },
    { name: 'lamp-fill', value: '#f2b24b', light: '#f2b24b', usage: 'primary button, lit book of the logo, rim of the lamp' },
    { name: 'lamp-fill-hover', value: '#f8c36b', light: '#f8c36b', usage: 'primary button, hover' },
    { name: 'lamp-fill-press', value: '#dc9d38', light: '#dc9d38', usage: 'primary button, pressed' },
    { name: 'lamp-fill-edge', value: 'rgb(138 82 0 / 0)', light: 'rgb(138 82 0 / .65)', usage: 'edge of a lamp fill (3:1 on a light page)' },
    { name: 'on-lamp-fill', value: '#1c1406', light: '#1c1406', usage: 'text on a lamp fill' },
    { name: 'lamp-text', value: '#f6c471', light: '#7e4a00', usage: 'selected text, current tab on small screens' },
    { name: 'lamp-soft', value: '#33270f', light: '#f8e7c6', usage: 'active filter, masquerade bar' },
    { name: 'focus', value: '#f2b24b', light: '#8a5200', usage: 'focus ring' },
    { name: 'glow', value: 'rgb(255 205 120 / .13)', light: 'rgb(255 214 140 / .42)', usage: 'sheen of a skeleton, light on a page' },
    { name: 'beam-a', value: 'rgb(255 214 145 / .30)', light: 'rgb(255 222 150 / .5)', usage: 'beam, bright end' },
    { name: 'beam-lit', value: 'rgb(255 214 145 / .42)', light: 'rgb(255 222 150 / .75)', usage: 'beam, bright end, over a hovered tile' },
    { name: 'beam-b', value: 'rgb(255 214 145 / 0)', light: 'rgb(255 235 195 / 0)', usage: 'beam, faded end' },
  ] },
  { id: 'status', title: 'Status', type: 'color', tokens: [
    { name: 'ok', value: '#7cc793', light: '#236b3d', usage: 'live, success' },
    { name: 'ok-soft', value: '#182a1e', light: '#e1f0e3', usage: 'background for ok' },
    { name: 'warn', value: '#f0985a', light: '#9a4a0c', usage: 'suspicious, warning' },
    { name: 'warn-soft', value: '#33200f', light: '#fbe8d6', usage: 'background for warn' },
    { name: 'err', value: '#ff8a7a', light: '#b02a1c', usage: 'rejected, field errors' },
    { name: 'err-soft', value: '#381b17', light: '#fbe4df', usage: 'background for err' },
    { name: 'info', value: '#8dbbe0', light: '#1f5f8c', usage: 'in review, information' },
    { name: 'info-soft', value: '#17262f', light: '#e0edf5', usage: 'background for info' },
  ] },
  { id: 'platform', title: 'Platforms', type: 'color', tokens: [
    { name: 'gad', value: '#8be8d2', light: '#0a4a38', usage: 'Google' },
    { name: 'mad', value: '#7f8bf5', light: '#4f55d6', usage: 'Meta' },
    { name: 'pad', value: '#f25a68', light: '#b9346f', usage: 'Pinterest' },
    { name: 'gad-soft', value: 'rgb(139 232 210 / .14)', light: 'rgb(10 74 56 / .14)', usage: 'tint of Google' },
    { name: 'mad-soft', value: 'rgb(127 139 245 / .16)', light: 'rgb(79 85 214 / .14)', usage: 'tint of Meta' },
    { name: 'pad-soft', value: 'rgb(242 90 104 / .15)', light: 'rgb(185 52 111 / .14)', usage: 'tint of Pinterest' },
    { name: 'all', value: '#f4eee3', light: '#1f1b15', usage: 'all platforms' },
  ] },
  { id: 'chart', title: 'Charts', type: 'color', tokens: [
    { name: 'series-1', value: '#d593fc', light: '#464bb2', usage: 'first line of compared titles or ads' },
    { name: 'series-2', value: '#b6f480', light: '#c85a06', usage: 'second line of compared titles or ads' },
    { name: 'series-3', value: '#21b188', light: '#6d0913', usage: 'third line of compared titles or ads' },
    { name: 'series-4', value: '#39769f', light: '#7d7b9c', usage: 'fourth line of compared titles or ads' },
    { name: 'series-5', value: '#896b2b', light: '#211f6d', usage: 'fifth line of compared titles or ads' },
    { name: 'prev', value: '#8f8778', light: '#857b6b', usage: 'line of the previous period' },
    { name: 'grid', value: '#292621', light: '#ece5d8', usage: 'grid' },
    { name: 'axis', value: '#4a453c', light: '#b9ae9b', usage: 'axis line' },
  ] },
  { id: 'elevation', title: 'Elevation', type: 'shadow', tokens: [
    { name: 'e-0', value: 'none', light: 'none', usage: 'page, tables' },
    { name: 'e-1', value: '0 0 0 1px var(--line)', light: '0 0 0 1px var(--line)', usage: 'panels: a thin border' },
    { name: 'e-2', value: '0 0 0 1px var(--line-2), 0 12px 32px -8px rgb(0 0 0 / .6)', light: '0 0 0 1px var(--line-2), 0 12px 28px -10px rgb(80 60 25 / .28)', usage: 'floating elements: a border and a soft shadow' },
    { name: 'e-cover', value: '0 1px 1px rgb(0 0 0 / .5), 0 8px 16px -6px rgb(0 0 0 / .6)', light: '0 1px 1px rgb(80 60 25 / .25), 0 8px 14px -7px rgb(80 60 25 / .4)', usage: 'books and artwork on a shelf' },
  ] },
] as const satisfies readonly TokenGroup[]

/** The name of a token, as in `var(--${TokenName})`. */
export type TokenName = (typeof TOKEN_GROUPS)[number]['tokens'][number]['name']

/** The two themes; dark is the default (spec section 4). */
export type ThemeName = 'dark' | 'light'

/** All tokens as a flat list. */
export const TOKENS: readonly (Token & { name: TokenName })[] = TOKEN_GROUPS.flatMap(
  (group): readonly (Token & { name: TokenName })[] => group.tokens,
)

/** The CSS value of a token in a theme. */
export function tokenValue(name: TokenName, theme: ThemeName): string {
  const token = TOKENS.find((candidate) => candidate.name === name)
  if (token === undefined) throw new Error(`No token is named ${name}`)
  return theme === 'light' ? (token.light ?? token.value) : token.value
}
