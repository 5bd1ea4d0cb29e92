import { styled } from 'styled-components'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { contrast } from './cssColor.ts'
import { TokenSample } from './TokenSample.tsx'
import { tokenValue } from '../tokens.ts'
import type { Token, TokenGroup, TokenName } from '../tokens.ts'

/** The value columns; a table only has those with a value for at least one token. */
const VALUE_COLUMNS: readonly { label: string; valueOf: (token: Token, isThemed: boolean) => string | undefined }[] = [
  { label: 'Value', valueOf: (token, isThemed) => (isThemed ? undefined : token.value) },
  { label: 'Dark', valueOf: (token, isThemed) => (isThemed ? token.value : undefined) },
  { label: 'Light', valueOf: (token) => token.light },
  { label: 'From 1200 px', valueOf: (token) => token.largeScreen },
  { label: 'Reduced motion', valueOf: (token) => token.reducedMotion },
]

/** A table of a token group: sample, name, usage, values, contrast of colours, and buttons that copy the token. */
export function TokenGroupTable({ group }: { group: TokenGroup }) {
  const isThemed = group.tokens.some(({ light }) => light !== undefined)
  const columns = VALUE_COLUMNS.filter(({ valueOf }) =>
    group.tokens.some((token) => valueOf(token, isThemed) !== undefined),
  )
  return (
    <Section>
      <h2 id={`tokens-${group.id}`}>{group.title}</h2>
      <Box tabIndex={0} role="region" aria-labelledby={`tokens-${group.id}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Sample</span>
              </th>
              <th scope="col">Name</th>
              <th scope="col">Copy as</th>
              <th scope="col">Use</th>
              {columns.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
              {group.type === 'color' && <th scope="col">Contrast</th>}
            </tr>
          </thead>
          <tbody>
            {group.tokens.map((token) => (
              <tr key={token.name}>
                <td>
                  <TokenSample group={group} token={token} />
                </td>
                <th scope="row">
                  <code>{`--${token.name}`}</code>
                </th>
                <td>
                  <CopyButton variant="ghost" size="s" label="CSS" text={`var(--${token.name})`} />
                  <CopyButton variant="ghost" size="s" label="TypeScript" text={`tokenValue('${token.name}', theme)`} />
                </td>
                <td>{token.usage}</td>
                {columns.map(({ label, valueOf }) => (
                  <td key={label}>
                    <code>{valueOf(token, isThemed)}</code>
                  </td>
                ))}
                {group.type === 'color' && <td>{contrastText(group, token)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Section>
  )
}

/** What stands on something else than the page. */
const ON: Partial<Record<string, TokenName>> = { 'on-lamp': 'lamp', 'on-lamp-fill': 'lamp-fill' }

/** Dark and light: '6.2, 5.3 on bg'; for a background colour '14.1, 12.7 under text'. Transparent colours have none. */
function contrastText(group: TokenGroup, token: Token): string {
  const { value, light = value } = token
  if (!value.startsWith('#')) return '–'
  const isBackground = group.id === 'surface' || token.name.endsWith('-soft')
  const other = isBackground ? 'text' : (ON[token.name] ?? 'bg')
  const ratios = [contrast(value, tokenValue(other, 'dark')), contrast(light, tokenValue(other, 'light'))]
  return `${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} ${isBackground ? 'under' : 'on'} ${other}`
}

const Section = styled.section`
  margin-bottom: var(--sp-8);
`

const Box = styled.div`
  margin-top: var(--sp-2);
  overflow-x: auto;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  table {
    width: 100%;
  }

  th,
  td {
    height: var(--row-h);
    padding: var(--sp-1) var(--sp-3);
    border-bottom: 1px solid var(--line);
    font-weight: var(--fw-regular);
    text-align: start;
  }

  thead th {
    border-bottom-color: var(--line-2);
    color: var(--text-2);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
    white-space: nowrap;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody th,
  td:nth-child(3) {
    white-space: nowrap;
  }

  td:nth-child(4) {
    min-width: 180px;
  }

  td:first-child {
    width: 1%;
    padding-inline-start: var(--sp-4);
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: var(--fs-small);
  }
`
