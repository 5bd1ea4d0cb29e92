import type { DrawnCover } from './lettering.ts'
import { circle, ellipse, line, path, rect, round, times } from './shapes.ts'

const fillBackground = (fill: string) => rect(0, 0, 120, 180, fill)

const dracula: DrawnCover = {
  background: '#1B1014',
  ink: '#F1E4D4',
  draw: ({ serif, sans }) =>
    fillBackground('#1B1014') +
    circle(60, 72, 38, '#B3202A') +
    path(
      'M60 58q-6-10-10 0q-14-8-26 6q10-2 12 6q8-6 12 2q6-4 12 8q6-12 12-8q4-8 12-2q2-8 12-6q-12-14-26-6q-4-10-10 0z',
      '#1B1014',
    ) +
    path('M0 180V132l8 4v-12l6-10 6 10v14l14 8v-22l7-12 7 12v26l22 6v-16l5-8 5 8v14l18-6v-12l6-8 6 8v50z', '#2C1519') +
    serif('DRACULA', 154, 19, '#F1E4D4', { spacing: 1 }) +
    sans('BRAM STOKER', 170, 7, '#D9A5A0', { spacing: 1 }),
}

const FEATHERS = [
  [5.49, 119.9],
  [13.98, 96.42],
  [26.73, 77.91],
  [42.55, 66.07],
  [60, 62],
  [77.44, 66.07],
  [93.26, 77.91],
  [106.01, 96.42],
  [114.5, 119.9],
] as const
const EYES = FEATHERS.map(([x, y]) => `M${x} ${y}h0`).join('')
const pride: DrawnCover = {
  background: '#123C3B',
  ink: '#F0E4C6',
  draw: ({ serif, sans }) =>
    fillBackground('#123C3B') +
    line(
      FEATHERS.map(([x, y]) => `M60 158Q${round(60 + (x - 60) * 0.3)} ${round(y + 30)} ${x} ${y}`).join(''),
      '#C9A24B',
      0.9,
    ) +
    FEATHERS.map(([x, y], index) =>
      ellipse(x, y, 6.5, 9, '#2F8A7C', { transform: `rotate(${(index - 4) * 14} ${x} ${y})` }),
    ).join('') +
    line(EYES, '#D8B65C', 6.8, { 'stroke-linecap': 'round' }) +
    line(EYES, '#123C3B', 3.4, { 'stroke-linecap': 'round' }) +
    serif('Pride &', 22, 13, '#F0E4C6') +
    serif('Prejudice', 37, 13, '#F0E4C6') +
    sans('JANE AUSTEN', 173, 7, '#C9A24B', { spacing: 1.4 }),
}

const sherlock: DrawnCover = {
  background: '#C7B99A',
  ink: '#22211E',
  draw: ({ serif, sans }) =>
    fillBackground('#C7B99A') +
    times(5, (row) => rect(0, 60 + row * 22, 120, 12, '#D8CDB4', { opacity: 0.7 })) +
    rect(56, 74, 5, 84, '#22211E') +
    path('M48 74L52 50H65L69 74Z', '#F2C65A') +
    path('M50 50h17l-8.5-9z', '#22211E') +
    circle(58.5, 64, 28, '#F2C65A', { opacity: 0.28 }) +
    rect(46, 158, 25, 4, '#22211E') +
    sans('THE ADVENTURES OF', 20, 9, '#22211E', { spacing: 0.6 }) +
    serif('Sherlock Holmes', 35, 13, '#7A1F1A') +
    sans('A. CONAN DOYLE', 174, 7, '#22211E', { spacing: 1 }),
}

const middlemarch: DrawnCover = {
  background: '#E9DDC2',
  ink: '#2F4033',
  draw: ({ serif, sans }) =>
    fillBackground('#E9DDC2') +
    circle(84, 58, 20, '#D9843B') +
    path('M0 92Q30 74 64 88T120 78V180H0Z', '#B9B17A') +
    path('M0 112Q40 92 78 108T120 104V180H0Z', '#7F8B58') +
    path('M0 136Q34 116 70 132T120 126V180H0Z', '#4F6244') +
    path('M0 160Q44 142 84 156T120 152V180H0Z', '#2F4033') +
    path('M24 92v-12l4-9 4 9v10z', '#4F4A3B') +
    serif('Middlemarch', 30, 15, '#2F4033') +
    sans('GEORGE ELIOT', 172, 7, '#E9DDC2', { spacing: 1 }),
}

const timemachine: DrawnCover = {
  background: '#0F3B4C',
  ink: '#F3E3BE',
  draw: ({ sans }) =>
    fillBackground('#0F3B4C') +
    times(7, (ring) =>
      circle(60, 106, round(9 + ring * 7.4), 'none', {
        stroke: '#E8B65A',
        'stroke-width': ring % 2 === 0 ? 2.2 : 0.8,
        'stroke-dasharray': ring % 2 === 0 ? `${30 + ring * 22} 14` : '2 4',
        transform: `rotate(${ring * 37} 60 106)`,
      }),
    ) +
    circle(60, 106, 4.5, '#F3E3BE') +
    line('M60 106L60 78M60 106L80 118', '#F3E3BE', 2.4) +
    sans('THE TIME', 26, 13, '#F3E3BE', { spacing: 2 }) +
    sans('MACHINE', 40, 13, '#F3E3BE', { spacing: 2 }) +
    rect(0, 162, 120, 18, '#0F3B4C') +
    sans('H. G. WELLS', 173, 7, '#E8B65A', { spacing: 1.5 }),
}

const alice: DrawnCover = {
  background: '#F1C7C1',
  ink: '#3A2344',
  draw: ({ serif, sans }) =>
    fillBackground('#F1C7C1') +
    times(12, (index) =>
      rect(
        (index % 2) * 60 + (Math.floor(index / 2) % 2 === 0 ? 30 : 0),
        Math.floor(index / 2) * 30,
        30,
        30,
        '#E9ACA6',
      ),
    ) +
    circle(60, 82, 30, '#3A2344') +
    path('M60 84l-15 54h30z', '#3A2344') +
    circle(60, 82, 10, '#F6E27A') +
    path('M60 84l-5 40h10z', '#F6E27A') +
    serif('ALICE', 30, 22, '#3A2344', { spacing: 3 }) +
    sans('IN WONDERLAND', 156, 7, '#3A2344', { spacing: 1 }) +
    sans('LEWIS CARROLL', 171, 7, '#3A2344', { spacing: 1 }),
}

const frankenstein: DrawnCover = {
  background: '#20312D',
  ink: '#E9ECE3',
  draw: ({ serif, sans }) =>
    fillBackground('#D7DBCF') +
    rect(0, 0, 120, 62, '#20312D') +
    path('M70 30L44 96H60L46 150L86 80H68L84 30Z', '#E5C13F') +
    serif('Franken', 22, 13, '#D7DBCF', { x: 10, anchor: 'start' }) +
    serif('stein', 36, 13, '#D7DBCF', { x: 10, anchor: 'start' }) +
    sans('MARY SHELLEY', 170, 7, '#20312D', { x: 10, spacing: 1, anchor: 'start' }),
}

const PEARS = [
  [34, 67, '#B5473A'],
  [86, 67, '#D89A3C'],
  [34, 109, '#4E7A67'],
  [86, 109, '#455B86'],
] as const
const littlewomen: DrawnCover = {
  background: '#F4EAD9',
  ink: '#33261E',
  draw: ({ serif, sans }) =>
    fillBackground('#F4EAD9') +
    PEARS.map(
      ([x, y, fill]) =>
        path(`M${x} ${y}c16 0 19 14 10 24c-4 5-7 9-10 14c-3-5-6-9-10-14c-9-10-6-24 10-24z`, fill) +
        line(`M${x} ${y + 9}V${y + 45}`, '#F4EAD9', 1.4),
    ).join('') +
    serif('Little', 32, 17, '#33261E') +
    serif('Women', 50, 17, '#33261E') +
    sans('LOUISA M. ALCOTT', 171, 7, '#33261E', { spacing: 0.8 }),
}

const LEAVES = ['#2F6347', '#3F7B55', '#568F61', '#1B3B2B'] as const
const secretgarden: DrawnCover = {
  background: '#234A36',
  ink: '#F3EBD2',
  draw: ({ serif, sans }) =>
    fillBackground('#234A36') +
    times(26, (index) => {
      const [x, y] = [(index * 47) % 120, 50 + ((index * 31) % 112)]
      return ellipse(x, y, 9, 4.5, LEAVES[index % 4] ?? LEAVES[0], {
        transform: `rotate(${(index * 53) % 360} ${x} ${y})`,
      })
    }) +
    circle(60, 82, 14, 'none', { stroke: '#E7C667', 'stroke-width': 5 }) +
    rect(57.5, 96, 5, 50, '#E7C667') +
    rect(62, 130, 11, 5, '#E7C667') +
    rect(62, 139, 8, 5, '#E7C667') +
    rect(0, 0, 120, 46, '#234A36') +
    sans('THE SECRET', 22, 9, '#F3EBD2', { spacing: 2 }) +
    serif('Garden', 39, 17, '#E7C667') +
    rect(0, 162, 120, 18, '#1B3B2B') +
    sans('F. H. BURNETT', 173, 7, '#F3EBD2', { spacing: 1 }),
}

const warworlds: DrawnCover = {
  background: '#221013',
  ink: '#F8A65B',
  draw: ({ sans }) =>
    fillBackground('#E8552F') +
    circle(60, 66, 34, '#F8A65B') +
    path('M38 66q22-26 44 0q-22 12-44 0z', '#221013') +
    circle(60, 66, 5, '#F8E3B0') +
    line('M46 70Q30 110 34 158M60 72Q62 110 58 158M74 70Q92 104 88 158', '#221013', 3) +
    path('M0 156l18-6 14 5 18-8 20 7 16-6 34 6V180H0Z', '#221013') +
    sans('THE WAR OF', 20, 11, '#221013', { spacing: 1 }) +
    sans('THE WORLDS', 34, 11, '#221013', { spacing: 1 }) +
    sans('H. G. WELLS', 173, 7, '#F8A65B', { spacing: 1.4 }),
}

/** The first ten covers in the mockups, by name. */
export const classics = {
  dracula,
  pride,
  sherlock,
  middlemarch,
  timemachine,
  alice,
  frankenstein,
  littlewomen,
  secretgarden,
  warworlds,
}
