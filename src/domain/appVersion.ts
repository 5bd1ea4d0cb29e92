/** The version of this app and of the API it uses (spec section 9); must match package.json. */
export const APP_VERSION = '0.1.0'
