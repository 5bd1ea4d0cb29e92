import { expect, it } from 'vitest'
import { accountText, usersText } from './account.ts'
import { adText } from './ad.ts'
import { adsText } from './ads.ts'
import { commonText, feedbackText } from './common.ts'
import { FAILURES } from '../failure.ts'
import { showcaseText } from './public.ts'
import { loginText, validationText } from './session.ts'
import { pagesText, regionText, shellText } from './shell.ts'
import { titleText } from './title.ts'
import { titlesText } from './titles.ts'
import { MEASURE_FACTS } from '../metrics.ts'
import { PAGES } from '../pages.ts'

/** Texts that the specification fixes, by the message that holds each. Reword anything else, never these. */
// spec 1.7, 2.24, 2.40, 5.2, 5.5, 8.15, 8.16, 9.6
it.each<[section: string, texts: Record<string, string>, fixed: Record<string, string>]>([
  [
    'section 2, Login',
    {
      tagline: loginText.tagline,
      prompt: loginText.prompt,
      email: loginText.email,
      password: loginText.password,
      signIn: loginText.signIn,
      forgot: loginText.forgot,
      already: loginText.alreadyLoggedIn,
      goHome: commonText.goHome,
      logout: commonText.logout,
      showcase: showcaseText.footer.title,
    },
    {
      tagline: 'Bring your books into the light',
      prompt: 'Log in to get started',
      email: 'Email Address',
      password: 'Password',
      signIn: 'Sign in',
      forgot: 'Forgot password?',
      already: 'Looks like you are already logged in',
      goHome: 'Go to Home',
      logout: 'Logout',
      showcase: 'Bring your books into the light',
    },
  ],
  [
    'section 2, Layouts',
    {
      logIn: shellText.logIn,
      logInOfTheShowcase: showcaseText.footer.logIn,
      titles: PAGES.titles.title,
      ads: PAGES.ads.title,
      account: shellText.account,
      users: shellText.users,
      backToDashboard: shellText.backToDashboard,
      back: commonText.back,
      backOfAPanel: feedbackText.back,
      allCountries: regionText.all,
    },
    {
      logIn: 'Log In',
      logInOfTheShowcase: 'Log In',
      titles: 'Titles',
      ads: 'Ads',
      account: 'Account',
      users: 'Users',
      backToDashboard: 'Back to My Dashboard',
      back: 'Back',
      backOfAPanel: 'Back',
      allCountries: 'All',
    },
  ],
  [
    'section 2, page headings',
    {
      titles: titlesText.heading,
      ads: adsText.heading,
      account: accountText.heading,
      users: usersText.heading,
      backToAds: adText.back,
      backToTitles: titleText.titles,
    },
    { titles: 'Titles', ads: 'Ads', account: 'Account', users: 'Users', backToAds: 'Ads', backToTitles: 'Titles' },
  ],
  [
    'section 5, validation',
    {
      emailRequired: validationText.emailRequired,
      emailInvalid: validationText.emailInvalid,
      passwordRequired: validationText.passwordRequired,
      required: validationText.required('{field}'),
      several: validationText.several(2),
    },
    {
      emailRequired: 'Email is required',
      emailInvalid: 'Must be a valid email',
      passwordRequired: 'Password is required',
      required: '{field} is a required field',
      several: '2 errors occurred',
    },
  ],
  [
    'section 8, errors',
    {
      ...Object.fromEntries(Object.entries(FAILURES).map(([kind, { title }]) => [kind, title])),
      tryLater: commonText.tryLater,
      globalError: pagesText.globalError.title,
      routerError: pagesText.routerError.title,
    },
    {
      400: 'Bad Request',
      401: 'Unauthorized',
      403: 'Forbidden',
      404: 'Not Found',
      422: 'Validation Error',
      500: 'Internal Server Error',
      502: 'Bad Gateway',
      503: 'Service Unavailable',
      other: 'Generic Error',
      cancelled: 'Request aborted',
      download: 'Download failed',
      tryLater: 'Please try again later.',
      globalError: 'Apologies, something went wrong:',
      routerError: 'Unexpected Application Error!',
    },
  ],
  [
    'section 9, metrics',
    {
      impressions: MEASURE_FACTS.impressions.help,
      clicks: MEASURE_FACTS.clicks.help,
      conversions: MEASURE_FACTS.conversions.help,
      impressionsOfTitles: titlesText.columns.impressions.help,
      clicksOfTitles: titlesText.columns.clicks.help,
      conversionsOfTitles: titlesText.columns.conversions.help,
    },
    {
      impressions: 'The number of times customers have seen an ad',
      clicks: 'The number of times customers have clicked on the ad',
      conversions: 'The number of times customers have gone through to a purchase page',
      impressionsOfTitles: 'The number of times customers have seen an ad',
      clicksOfTitles: 'The number of times customers have clicked on the ad',
      conversionsOfTitles: 'The number of times customers have gone through to a purchase page',
    },
  ],
])('keeps the texts of specification %s', (_section, texts, fixed) => {
  expect(texts).toMatchObject(fixed)
})
