import { createGlobalStyle } from 'styled-components'

/**
 * Print styles: dark on white, no toolbars or controls, rows never split, table heads on every page, totals once.
 * Elements with `data-screen-only` are hidden. usePrintTheme switches to the light theme for its colours.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      size: A4 landscape;
      margin: 12mm;
    }

    body :not(:has(main), main, main *),
    main [data-screen-only],
    main .chart .switch,
    main .row-only {
      display: none !important;
    }

    body,
    body :not(svg, svg *) {
      background: none !important;
      box-shadow: none !important;
      color: CanvasText !important;
    }

    main {
      max-width: none !important;
      padding: 0 !important;
    }

    main section {
      padding-inline: 0 !important;
    }

    main .chart,
    main tr {
      break-inside: avoid;
    }

    main table {
      table-layout: auto;
    }

    main :is(col, th, td) {
      width: auto !important;
      height: 22px !important;
      padding: 0 4px !important;
      overflow: visible;
      font-size: 7.5pt;
    }

    main td span {
      font-size: inherit;
    }

    main tr > :first-child {
      width: 24% !important;
    }

    main td img,
    main td .row-name > [aria-hidden]:not(svg) {
      display: none;
    }

    main th .sort {
      height: auto;
      margin: 0;
      padding: 0;
    }

    main [data-scroll] :is(thead, tfoot, tr > :first-child) {
      position: static !important;
    }

    main tfoot {
      display: table-row-group;
    }
  }
`
