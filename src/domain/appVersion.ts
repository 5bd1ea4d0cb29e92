/** The version of this app and of the API that it speaks (spec section 9); the same as in package.json. */
export const APP_VERSION = '0.1.0'
