/** What a careless or hostile editor could write into an announcement: the client must take the harm out. */
export const HARMFUL_HTML = [
  '<p>Good <b>words</b></p><center>kept</center><img src="/x.png" onerror="document.title=1">',
  '<script>document.title=1</script><iframe src="/help"></iframe><p onclick="document.title=1" style="color:red">calm</p>',
  '<a href="javascript:document.title=1">bad</a> <a href="/help">help</a> <a href="https://evil.example/">away</a>',
  '<form action="/x"><input name="card"></form><svg><use href="#x"></use></svg>',
].join('')
