// Import before notistack: its style library, Goober, then finds this element and writes none (decision 0020).
const element = document.createElement('style')
element.id = '_goober'
element.textContent = TOAST_STYLES
document.head.append(element)
