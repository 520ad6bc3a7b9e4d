"""The site's colours: the client's ivory and ink (web/src/shell/tokens.css) by day, ink and old gold by night."""

from __future__ import annotations


def _palette(
    ground: str, deep: str, surface: str, sunk: str, text: str, quiet: str, line: str, strong: str, accent: str, soft: str,
    target: str, sea: str, coral: str, ochre: str, night: str,
) -> dict[str, str]:  # fmt: skip
    return {
        "line": line,
        "sunk": sunk,
        "accent": accent,
        "sea": sea,
        "coral": coral,
        "ochre": ochre,
        "night": night,
        "color-foreground-primary": text,
        "color-foreground-secondary": quiet,
        "color-foreground-muted": quiet,
        "color-foreground-border": strong,
        "color-background-primary": surface,
        "color-background-secondary": ground,
        "color-background-hover": deep,
        "color-background-hover--transparent": f"{deep}00",
        "color-background-border": line,
        "color-background-item": line,
        "color-brand-primary": text,
        "color-brand-content": accent,
        "color-brand-visited": accent,
        "color-link": accent,
        "color-link--visited": accent,
        "color-link--hover": text,
        "color-link--visited--hover": text,
        "color-link-underline": soft,
        "color-link-underline--visited": soft,
        "color-highlight-on-target": target,
        "color-api-background": ground,
        "color-api-background-hover": deep,
        "color-api-pre-name": quiet,
        "color-api-name": accent,
        "color-api-overall": quiet,
        "color-api-paren": quiet,
        "color-api-keyword": quiet,
        "color-inline-code-background": sunk,
        "color-code-background": ground,
        "color-code-foreground": text,
        "color-sidebar-background": ground,
        "color-sidebar-background-border": line,
        "color-sidebar-brand-text": text,
        "color-sidebar-caption-text": accent,
        "color-sidebar-link-text": quiet,
        "color-sidebar-link-text--top-level": text,
        "color-sidebar-item-background--current": deep,
        "color-sidebar-item-background--hover": deep,
        "color-sidebar-item-expander-background--hover": deep,
        "color-sidebar-search-background": surface,
        "color-sidebar-search-background--focus": surface,
        "color-sidebar-search-border": line,
        "color-header-background": ground,
        "color-header-border": line,
        "color-header-text": text,
        "color-toc-item-text--active": accent,
        "color-table-header-background": sunk,
        "color-table-border": line,
        "color-admonition-background": ground,
    }


LIGHT = _palette(
    ground="#f6f1e4", deep="#ece3ce", surface="#fdfaf2", sunk="#efe7d5", text="#1d1a16", quiet="#5a5242",
    line="#d5c8ab", strong="#8d7f63", accent="#7f5d12", soft="#cdb47a", target="#f4e4b4",
    sea="#1f6a5a", coral="#a9331c", ochre="#8a5a12", night="#1d5f86",
)  # fmt: skip
DARK = _palette(
    ground="#1d1a16", deep="#2e2920", surface="#161310", sunk="#26211a", text="#f3ead6", quiet="#c4b698",
    line="#3d3629", strong="#8d7f63", accent="#e3bd6c", soft="#7d6737", target="#4a3c17",
    sea="#8fd0b8", coral="#ff9078", ochre="#f0d48c", night="#8fe3f0",
)  # fmt: skip
