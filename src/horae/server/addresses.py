"""Where a server can be: a port that is free, and the address under which other computers find this one."""

from __future__ import annotations

import ipaddress
import json
import socket
from urllib.error import URLError
from urllib.request import urlopen

FIRST_PORT = 8000
PORTS_TRIED = 20
ANSWERS_WITHIN = 1.0


def is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except PermissionError:
            raise
        except OSError:
            return False
    return True


def is_horae(url: str) -> bool:
    """Whether another server of ours answers there."""
    try:
        with urlopen(f"{url}/health", timeout=ANSWERS_WITHIN) as answer:
            said = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(said, dict) and {"ok", "process"} <= said.keys()


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_wildcard(host: str) -> bool:
    """Whether a server that listens there hears what comes from the network too."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address(family: int = socket.AF_INET) -> str | None:
    """This computer's address on its network; None without one. Nothing is sent: a datagram socket only picks its side."""
    away = ("192.0.2.1", 9) if family == socket.AF_INET else ("2001:db8::1", 9)
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect(away)
            found: str = way.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(found) or is_wildcard(found) else found


def for_others(host: str, port: int) -> str | None:
    """The address to give to friends; None where only this computer can open the page."""
    if is_loopback(host):
        return None
    if not is_wildcard(host):
        return url_of(host, port)
    found = own_address(socket.AF_INET6 if ":" in host else socket.AF_INET) or own_address()
    return url_of(found, port) if found else None
