import type { DrawnCover } from './lettering.ts'
import { circle, ellipse, line, path, rect, round, times } from './shapes.ts'

const fillBackground = (fill: string) => rect(0, 0, 120, 180, fill)
const ARCH = 'M36 150V84a24 24 0 0 1 48 0V150Z'
const HEAD = 'M60 68c12 0 17 9 15 20c-1 8-4 12-8 15v8c10 3 20 8 23 25h-'
const SEA = ['#9DBCC2', '#7DA3AD', '#5B8796', '#3D6A7D', '#274F63', '#173648'] as const
const DUSK = ['#E5855F', '#CF6A5A', '#B4555B', '#94465D', '#743B5C', '#573357', '#40294C', '#2C203E'] as const

function hourMark(hour: number): string {
  const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)]
  return `M${round(60 + 35 * x)} ${round(94 + 35 * y)}L${round(60 + 29 * x)} ${round(94 + 29 * y)}`
}

/** The other ten covers in the mockups, by name. */
export const moreClassics = {
  janeeyre: {
    background: '#31283F',
    ink: '#F2E6D6',
    draw: ({ serif, sans }) =>
      fillBackground('#31283F') +
      path(ARCH, '#F0B35A') +
      path(ARCH, '#E07B3C', { opacity: 0.45, transform: 'translate(60 150) scale(.7) translate(-60 -150)' }) +
      line('M60 60V150M36 106H84', '#31283F', 3) +
      path('M60 150c-7 0-9-6-9-12c0-8 6-14 9-26c3 12 9 18 9 26c0 6-2 12-9 12z', '#31283F') +
      serif('Jane Eyre', 34, 19, '#F2E6D6') +
      sans('CHARLOTTE BRONTË', 170, 7, '#C8A97A', { spacing: 0.8 }),
  },
  greatexp: {
    background: '#3B4A4E',
    ink: '#F7F4EA',
    draw: ({ serif, sans }) =>
      fillBackground('#CFD6D2') +
      circle(60, 94, 40, '#F7F4EA', { stroke: '#3B4A4E', 'stroke-width': 3 }) +
      line(times(12, hourMark), '#3B4A4E', 2) +
      line('M60 94L44 83M60 94L82 70', '#8B2F3A', 2.6) +
      circle(60, 94, 3, '#8B2F3A') +
      line('M0 120Q50 132 120 170M0 60Q60 40 120 78M20 180Q40 120 120 130', '#FFFFFF', 0.8, { opacity: 0.9 }) +
      serif('Great', 26, 15, '#2C383B') +
      serif('Expectations', 42, 15, '#2C383B') +
      sans('CHARLES DICKENS', 166, 7, '#2C383B', { spacing: 1 }),
  },
  dorian: {
    background: '#0F1A17',
    ink: '#EFE3CB',
    draw: ({ serif, sans }) =>
      fillBackground('#0F1A17') +
      rect(22, 48, 76, 96, 'none', { stroke: '#C79A3E', 'stroke-width': 6 }) +
      rect(30, 56, 60, 80, '#23453A') +
      path(`${HEAD}60c3-17 13-22 23-25v-8c-4-3-7-7-8-15c-2-11 3-20 15-20z`, '#D8B98B') +
      path(`${HEAD}30z`, '#8C5B4E') +
      sans('THE PICTURE OF', 22, 7, '#C79A3E', { spacing: 1.2 }) +
      serif('Dorian Gray', 38, 14, '#EFE3CB') +
      sans('OSCAR WILDE', 168, 7, '#C79A3E', { spacing: 1.4 }),
  },
  wuthering: {
    background: '#3C3450',
    ink: '#D6D3E0',
    draw: ({ serif, sans }) =>
      fillBackground('#8C93A8') +
      times(9, (row) =>
        line(
          `M-4 ${56 + row * 9}C30 ${44 + row * 9} 52 ${72 + row * 8} 124 ${50 + row * 8}`,
          '#B9BECC',
          row % 3 === 0 ? 1.6 : 0.7,
        ),
      ) +
      path('M0 150Q40 128 120 140V180H0Z', '#3C3450') +
      path('M82 142q-4-30-22-40q10 2 16 8q-4-14-12-20q16 6 20 24q2-8 8-12q-4 10-2 40z', '#2A2438') +
      serif('Wuthering', 28, 14, '#221D30', { x: 12, anchor: 'start' }) +
      serif('Heights', 44, 14, '#221D30', { x: 12, anchor: 'start' }) +
      sans('EMILY BRONTË', 171, 7, '#D6D3E0', { x: 12, spacing: 1, anchor: 'start' }),
  },
  awakening: {
    background: '#F5B98A',
    ink: '#5A2B3F',
    draw: ({ serif, sans }) =>
      fillBackground('#F5B98A') +
      circle(60, 96, 30, '#F9E6B8') +
      DUSK.map((fill, row) => rect(0, 98 + row * 11, 120, round(11 - row * 0.4), fill)).join('') +
      times(5, (row) => rect(34 + row * 5, 101 + row * 11, 52 - row * 10, 2.4, '#F9E6B8', { rx: 1.2 })) +
      sans('THE', 30, 9, '#5A2B3F', { spacing: 3 }) +
      serif('Awakening', 50, 18, '#5A2B3F') +
      sans('KATE CHOPIN', 172, 7, '#F5B98A', { spacing: 1.4 }),
  },
  mobydick: {
    background: '#173648',
    ink: '#DCE6E4',
    draw: ({ serif, sans }) =>
      fillBackground('#DCE6E4') +
      SEA.map((fill, row) => path(`M0 ${112 + row * 13}q15-9 30 0t30 0t30 0t30 0V180H0Z`, fill)).join('') +
      path('M60 108C58 84 48 76 28 70C36 60 52 62 60 74C68 62 84 60 92 70C72 76 62 84 60 108Z', '#173648') +
      serif('MOBY-DICK', 34, 17, '#173648', { spacing: 1 }) +
      sans('HERMAN MELVILLE', 48, 7, '#3D6A7D', { spacing: 1 }),
  },
  treasure: {
    background: '#E3C48D',
    ink: '#5B2A17',
    draw: ({ sans }) =>
      fillBackground('#E3C48D') +
      line('M-4 70Q30 50 52 78T124 66M-4 78Q30 58 52 86T124 74', '#C49E62', 1) +
      path('M22 128Q30 96 58 100Q96 92 100 126Q104 150 70 152Q30 158 22 128Z', '#6E8B52') +
      path('M40 128Q46 110 64 112Q84 108 84 128Q84 140 62 140Q42 142 40 128Z', '#8DA767') +
      line('M30 146Q44 120 58 132T82 120', '#8E2A1C', 2, { 'stroke-dasharray': '3 3' }) +
      line('M80 114l8 8M88 114l-8 8', '#8E2A1C', 2.8) +
      sans('TREASURE', 28, 15, '#5B2A17', { spacing: 1 }) +
      sans('ISLAND', 46, 15, '#5B2A17', { spacing: 4 }) +
      sans('R. L. STEVENSON', 172, 7, '#5B2A17', { spacing: 1 }),
  },
  emma: {
    background: '#E8DFF0',
    ink: '#3C2148',
    draw: ({ serif, sans }) =>
      fillBackground('#E8DFF0') +
      line('M-6 92C40 40 60 150 126 70', '#7A4E8A', 14) +
      line('M-6 120C40 68 66 170 126 96', '#C08BC0', 9) +
      line('M-6 74C30 30 72 120 126 50', '#D9B6D6', 6) +
      serif('Emma', 40, 26, '#3C2148') +
      sans('JANE AUSTEN', 170, 7, '#3C2148', { spacing: 1.4 }),
  },
  eightydays: {
    background: '#20566B',
    ink: '#F6EFDC',
    draw: ({ serif, sans }) =>
      fillBackground('#F3D9A4') +
      circle(60, 210, 86, '#C25B32') +
      circle(60, 222, 86, '#8E3A26') +
      path('M60 40c-24 0-34 18-34 32c0 20 20 30 26 44h16c6-14 26-24 26-44c0-14-10-32-34-32z', '#20566B') +
      path('M60 40c-9 0-13 18-13 32c0 20 8 30 10 44h6c2-14 10-24 10-44c0-14-4-32-13-32z', '#F6EFDC') +
      rect(53, 120, 14, 9, '#5B2A17') +
      sans('AROUND THE WORLD', 18, 8, '#5B2A17', { spacing: 0.6 }) +
      serif('in 80 Days', 32, 12, '#20566B') +
      sans('JULES VERNE', 170, 7, '#F6E5C2', { spacing: 1.4 }),
  },
  walden: {
    background: '#E7E4D6',
    ink: '#24333A',
    draw: ({ serif, sans }) =>
      fillBackground('#E7E4D6') +
      times(9, (ring) =>
        ellipse(60, 112, 56 - ring * 6, round(42 - ring * 4.6), 'none', {
          stroke: '#3C6C86',
          'stroke-width': ring % 3 === 0 ? 1.8 : 0.8,
        }),
      ) +
      circle(60, 112, 4, '#D2693C') +
      path('M8 72l6-20 6 20zM20 74l7-26 7 26zM34 72l5-18 5 18zM94 72l6-22 6 22z', '#2F4A3A') +
      serif('Walden', 32, 20, '#24333A') +
      sans('H. D. THOREAU', 172, 7, '#24333A', { spacing: 1.2 }),
  },
} satisfies Record<string, DrawnCover>
