/** The script that hides what is over on the visitor's day: the page was built on an earlier one. It runs as the page arrives, and when all of it is there. */
export const hidePast =
  'const hide=()=>{const now=new Date,day=new Date(now-now.getTimezoneOffset()*6e4).toISOString().slice(0,10);' +
  'for(const e of document.querySelectorAll("[data-until]"))e.hidden=e.dataset.until<day};' +
  'hide();addEventListener("load",hide)'
