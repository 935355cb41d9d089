// Loaded before the first paint: the chosen theme, and whether a member was last seen here.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('sessionHint')) document.documentElement.dataset.session = 'member'
} catch {}
