// Import before notistack: Goober, its style library, then finds its rules and writes none (decision 0007).
const element = document.createElement('style')
element.id = '_goober'
element.textContent = TOAST_STYLES
document.head.append(element)
