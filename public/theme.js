// Loaded before the first paint: the chosen theme, and whether a member was last seen here.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The bar around the page has the page's color, not the system's.
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.media = meta.media.includes(theme) ? 'all' : 'not all'
    }
  }
  if (localStorage.getItem('sessionHint')) document.documentElement.dataset.session = 'member'
} catch {}
