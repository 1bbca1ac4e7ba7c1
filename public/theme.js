// Runs before the first paint, so that the chosen theme never flashes. Values: light, dark, system.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the system's theme is a good answer then.
  }
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system'
})()
