import { createGlobalStyle } from 'styled-components'

/** Paper: black on white, no bars, no controls, whole rows. The colours are those of the light theme (see usePrinting). */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      size: A4 landscape;
      margin: 12mm;
    }
  }
`
