/* global importScripts */
/*
 * MSW's worker, for calls of the API alone. It would answer each script, style, font and picture too, by way of the page
 * and all its handlers: in development these are hundreds, and a page waits for them.
 */
addEventListener('fetch', (event) => {
  // Only what the page asks for by fetch() has no destination.
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
importScripts('mockServiceWorker.js')
