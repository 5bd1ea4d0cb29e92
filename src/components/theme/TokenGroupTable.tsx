import { styled } from 'styled-components'
import { contrast } from './cssColor.ts'
import { TokenSample } from './TokenSample.tsx'
import { tokenValue } from './tokens.ts'
import type { ThemeName, Token, TokenGroup } from './tokens.ts'

/** The columns of values; a group has those that at least one of its tokens has. */
const VALUES: readonly { head: string; of: (token: Token, themed: boolean) => string | undefined }[] = [
  { head: 'Value', of: (token, themed) => (themed ? undefined : token.value) },
  { head: 'Dark', of: (token, themed) => (themed ? token.value : undefined) },
  { head: 'Light', of: (token) => token.light },
  { head: 'From 1200 px', of: (token) => token.large },
  { head: 'Reduced motion', of: (token) => token.still },
]

/** One group of tokens as a table: a sample, the name, what it is for, its values, and for colours their contrast. */
export function TokenGroupTable({ group }: { group: TokenGroup }) {
  const themed = group.tokens.some(({ light }) => light !== undefined)
  const columns = VALUES.filter(({ of }) => group.tokens.some((token) => of(token, themed) !== undefined))
  const themes: readonly ThemeName[] = group.type === 'color' ? ['dark', 'light'] : []
  return (
    <Section>
      <h2 id={`tokens-${group.id}`}>{group.title}</h2>
      <Box tabIndex={0} role="region" aria-labelledby={`tokens-${group.id}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Sample</span>
              </th>
              <th scope="col">Name</th>
              <th scope="col">Use</th>
              {columns.map(({ head }) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
              {themes.map((theme) => (
                <th scope="col" key={theme}>
                  Contrast, {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.tokens.map((token) => (
              <tr key={token.name}>
                <td>
                  <TokenSample group={group} token={token} />
                </td>
                <th scope="row">
                  <code>--{token.name}</code>
                </th>
                <td>{token.use}</td>
                {columns.map(({ head, of }) => (
                  <td key={head}>
                    <code>{of(token, themed)}</code>
                  </td>
                ))}
                {themes.map((theme) => (
                  <td key={theme}>{contrastText(group, token, theme)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Section>
  )
}

/** '6.2 on bg'; for a surface or a tint '14.1 under text'. A colour that lets light through has none of its own. */
function contrastText(group: TokenGroup, token: Token, theme: ThemeName): string {
  const value = theme === 'light' ? (token.light ?? token.value) : token.value
  if (!value.startsWith('#')) return '–'
  const isGround = group.id === 'surface' || token.name.endsWith('-soft')
  const other = isGround ? 'text' : token.name === 'on-lamp' ? 'lamp' : 'bg'
  return `${contrast(value, tokenValue(other, theme)).toFixed(1)} ${isGround ? 'under' : 'on'} ${other}`
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
  td:nth-child(n + 4) {
    white-space: nowrap;
  }

  td:nth-child(3) {
    min-width: 220px;
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
