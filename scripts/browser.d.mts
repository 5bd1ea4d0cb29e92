export declare const browserArgs: string[]
/** Path of a Chromium that runs; undefined where there is none. */
export declare function findBrowser(): Promise<string | undefined>
/** As findBrowser; installs one where there is none, throws with what to do where it cannot. */
export declare function ensureBrowser(): Promise<string>
