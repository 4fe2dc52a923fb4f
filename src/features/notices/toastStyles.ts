// Import before notistack: Goober, its style library, then finds its rules and writes none (decision 0007).
const style = document.createElement('style')
document.head.append(Object.assign(style, { id: '_goober', textContent: TOAST_STYLES }))
