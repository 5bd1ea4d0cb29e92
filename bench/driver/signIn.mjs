/** Signs in as the demo customer. `app`: URL of the app. */
export async function signIn(page, app) {
  await page.goto(`${app}/login`)
  await page.getByLabel('Email Address').fill('demo@harbourvale.example')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/dashboard/)
}
