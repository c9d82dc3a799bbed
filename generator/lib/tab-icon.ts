/** The path of the icon for tabs, where there is no drawing. */
export const tabIconPath = 'icon-192.png'
