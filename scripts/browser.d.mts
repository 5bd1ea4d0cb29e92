export declare const browserArgs: string[]
/** Path of a working Chromium; undefined if there is none. */
export declare function findBrowser(): Promise<string | undefined>
/** As findBrowser, but installs one if needed. Throws with instructions if it cannot. */
export declare function ensureBrowser(): Promise<string>
