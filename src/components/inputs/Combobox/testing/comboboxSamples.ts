/** Sample options. */
export const COUNTRIES = [
  ['AU', 'Australia'],
  ['AT', 'Austria'],
  ['BR', 'Brazil'],
  ['CA', 'Canada'],
  ['CI', 'Côte d’Ivoire'],
  ['DK', 'Denmark'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['IN', 'India'],
  ['IE', 'Ireland'],
  ['JP', 'Japan'],
  ['MX', 'Mexico'],
  ['NL', 'Netherlands'],
  ['NZ', 'New Zealand'],
  ['PL', 'Poland'],
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
].map(([value = '', label = '']) => ({ value, label, hint: value }))

/** Code of the documentation page that works when pasted. */
export const COMBOBOX_USAGE = `import { useState } from 'react'
import { Combobox } from '#components/inputs/Combobox/Combobox.tsx'

const COUNTRIES = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'GB', label: 'United Kingdom', hint: 'GB' },
]

export function CountryField() {
  const [country, setCountry] = useState<string | null>(null)
  return (
    <Combobox
      label="Country"
      options={COUNTRIES}
      value={country}
      onChange={setCountry}
      placeholder="Find a country"
    />
  )
}`
