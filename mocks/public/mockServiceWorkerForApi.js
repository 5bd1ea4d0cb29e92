/* global activeClientIds, clients, importScripts */
/*
 * MSW's worker, for calls of the API alone. It would answer each script, style, font and picture too, by way of the page
 * and all its handlers: in development these are hundreds, and a page waits for them.
 */
addEventListener('fetch', (event) => {
  // Only what the page asks for by fetch() has no destination.
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
/*
 * A page that closes unregisters the worker. Where the next page registers it at that moment, it is still active, so that
 * it would not take control of that page by itself.
 */
addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(clients.claim())
  // A worker that the browser has stopped has forgotten its pages when it starts again; each says every 5 s that it is there.
  if (event.data === 'KEEPALIVE_REQUEST') activeClientIds.add(event.source.id)
})
importScripts('mockServiceWorker.js')
