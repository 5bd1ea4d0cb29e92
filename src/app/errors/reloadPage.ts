/** Reloads the page. A module of its own, because tests cannot replace `location.reload`. */
export const reloadPage = () => window.location.reload()
