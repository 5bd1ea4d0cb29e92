/** Serves a built folder on a free port, as a static host would. */
export declare function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }>
