const USER_NAME = 'demo@harbourvale.example'

/**
 * Signs in as the demo customer.
 * @param app URL of the app
 * @param account the account to open; by default the customer's first
 */
export async function signIn(page, app, account = null) {
  await page.goto(`${app}/login`)
  if (account !== null)
    await page.evaluate((state) => localStorage.setItem('lightshelf.account', JSON.stringify(state)), {
      userName: USER_NAME,
      account,
      masquerade: null,
    })
  await page.getByLabel('Email Address').fill(USER_NAME)
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/dashboard/)
  if (account !== null) await page.getByRole('banner').getByText(account.name).first().waitFor()
}
