/**
 * Runs in the page: puts 14 columns (id, name, figures) and seeded rows on `window`, with the same numbers on every
 * run.
 */
export function makeTableData(count) {
  let seed = 42
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const words = [
    'Garden',
    'Light',
    'Winter',
    'River',
    'House',
    'Silver',
    'Night',
    'Glass',
    'Road',
    'Sea',
    'Letters',
    'Stone',
    'Orchard',
    'Island',
  ]
  const types = ['int', 'int', 'int', 'pct', 'float', 'int', 'int', 'int', 'pct', 'float', 'int', 'int']
  window.__columns = [
    { key: 'id', label: 'Id', type: 'text', width: 80 },
    { key: 'name', label: 'Name', type: 'text', width: 200 },
    ...types.map((type, index) => ({ key: `f${index}`, label: `Figure ${index}`, type, width: 80 })),
  ]
  window.__sortKey = 'f1'
  const value = {
    int: () => Math.floor(random() ** 3 * 100_000),
    pct: () => random() * 0.1,
    float: () => Math.floor(random() * 1e6) / 100,
  }
  const name = () => Array.from({ length: 3 }, () => words[Math.floor(random() * words.length)]).join(' ')
  window.__rows = Array.from({ length: count }, (_, row) => {
    const figures = types.map((type, index) => [`f${index}`, value[type]()])
    return { id: `#${String(row).padStart(6, '0')}`, name: name(), ...Object.fromEntries(figures) }
  })
}
