// Told to browsers in which the page cannot work, in a language that they understand too: plain ECMAScript 5, no styles of ours.
// The oldest that have both features are Chrome and Edge 108, Firefox 110 and Safari 16.
(function () {
  "use strict";
  var css = window.CSS;
  if (css && css.supports && css.supports("height", "1dvh") && css.supports("container-type", "inline-size")) return;

  function say(language, words) {
    var line = document.createElement("p");
    line.lang = language;
    line.appendChild(document.createTextNode(words));
    return line;
  }

  var box = document.createElement("div");
  box.id = "old-browser";
  box.setAttribute("role", "alert");
  box.style.cssText = "padding: 1em; margin: 1em; border: 3px solid #b23a22; background: #ffffff; color: #251f14; font: 18px/1.5 sans-serif";
  box.appendChild(say("en", "This browser is too old for Horae, so the table may not show or not work. It needs Chrome or Edge 108, Firefox 110, Safari 16, or newer."));
  box.appendChild(say("es", "Este navegador es demasiado antiguo para Horae: puede que la mesa no se vea o no funcione. Hace falta Chrome o Edge 108, Firefox 110, Safari 16 o uno más nuevo."));
  document.body.insertBefore(box, document.body.firstChild);
})();
