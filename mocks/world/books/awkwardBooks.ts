/** Names that screens, files and queries have to cope with. A null author is unknown. */
export interface AwkwardBook {
  name: string
  author: string | null
  cover: boolean
}

const LONG =
  'The Life and Strange Surprizing Adventures of a Mariner of York, who lived Eight and Twenty Years all alone on an uninhabited Island on the Coast of America, by the Mouth of the Great River of Oroonoque, having been cast on Shore by Shipwreck, wherein all the Men perished but himself, as told by him'

export const AWKWARD_BOOKS: readonly AwkwardBook[] = [
  {
    name: LONG,
    author: 'Daniel Defoe, of Stoke Newington, Gentleman, with Notes by several Hands and an Index of Wrecks',
    cover: true,
  },
  { name: 'ألف ليلة وليلة', author: 'مؤلف مجهول', cover: true },
  { name: 'שיר השירים (Song of Songs)', author: 'שלמה המלך', cover: true },
  { name: '🌊🐋 Moby‑Dick 👨‍👩‍👧‍👦 for the whole family 🏴‍☠️', author: 'Herman Melville 📚', cover: true },
  { name: 'Z̸̢̧͎͓͚̄̇̀a̷̡̛͓͇̮͗l̴̢͎͓͚̄͗ḡ̵̡͓͇̮ȯ̶̢͎͚͗ and Other Combining Marks', author: 'Ångström Nguyễn', cover: true },
  { name: '<script>alert(1)</script>', author: '<img src=x onerror=alert(1)>', cover: true },
  { name: '=HYPERLINK("https://evil.example","Free book")', author: '+1+1', cover: true },
  { name: 'Anonymous Ballads', author: null, cover: false },
  { name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwengeschichten', author: 'Anon.', cover: false },
  { name: '  Spaces Before,\tTabs and  Doubled   Gaps  ', author: '"Quoted", Comma', cover: true },
  { name: '%_*?[wild]\\card', author: 'O’Neil & Sons', cover: true },
  { name: '0', author: '–', cover: true },
]
