// Passkeys in the browser: whether there can be any here, making one and answering with one. What is asked comes from the server, bytes as base64url.

/** Only a secure page with a name may have passkeys: not one by plain http, but for localhost, and none whose host is an address. */
export const canPasskey = (): boolean => isSecureContext && typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(location.hostname);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
function written(data: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer()));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Named {
  id: string;
  type: "public-key";
}
type Asked = Record<string, unknown> & { challenge: string; user: { id: string }; excludeCredentials?: Named[]; allowCredentials?: Named[] };

const named = (found: Named[] | undefined): PublicKeyCredentialDescriptor[] => (found ?? []).map((each) => ({ ...each, id: bytes(each.id) }));

function answer(found: Credential | null, parts: (response: AuthenticatorResponse) => Record<string, ArrayBuffer | null>): Record<string, unknown> {
  const made = found as PublicKeyCredential;
  const response = Object.fromEntries(Object.entries({ clientDataJSON: made.response.clientDataJSON, ...parts(made.response) }).map(([name, data]) => [name, written(data)]));
  return { id: made.id, rawId: made.id, type: made.type, response };
}

/** Rejects where the person turns it down. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  const wish = options as Asked;
  const publicKey = { ...wish, challenge: bytes(wish.challenge), user: { ...wish.user, id: bytes(wish.user.id) }, excludeCredentials: named(wish.excludeCredentials) };
  const made = await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions });
  return answer(made, (response) => ({ attestationObject: (response as AuthenticatorAttestationResponse).attestationObject }));
}

export async function usePasskey(options: object): Promise<Record<string, unknown>> {
  const wish = options as Asked;
  const publicKey = { ...wish, challenge: bytes(wish.challenge), allowCredentials: named(wish.allowCredentials) };
  const used = await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions });
  return answer(used, (found) => {
    const { authenticatorData, signature, userHandle } = found as AuthenticatorAssertionResponse;
    return { authenticatorData, signature, userHandle };
  });
}

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
/** What one knows this device by in a list: "Firefox, Android". */
export function thisDevice(): string {
  const first = (of: [RegExp, string][]): string => of.find(([known]) => known.test(navigator.userAgent))?.[1] ?? "";
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ") || "Horae";
}
