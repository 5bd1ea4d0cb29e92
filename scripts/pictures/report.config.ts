import { defineConfig } from '@playwright/test'

/** For writeReport.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: 'report.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A new picture is nothing to compare with: it is shown.
  updateSnapshots: 'none',
  snapshotPathTemplate: `${process.env.PICTURES_BASELINE}/{arg}{ext}`,
  outputDir: '../../test-results/pictures',
  reporter: [['html', { outputFolder: '../../pictures-report', open: 'never', title: 'Pictures' }]],
})
