import { lowerFirst } from "#domain/base/sentence.ts";
import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";

/** What stands in for a language model: `POST /` with the request of the narrator, answered at once and always alike. */
export function answerLanguageModel({ method, path, body }: SourceRequest): Reply {
	if (method !== "POST" || path !== "/") {
		return noSuchRoute;
	}
	const { messages }: { messages: { content: string }[] } = JSON.parse(body);
	const claims: Readonly<Record<"keyRisks" | "recommendations", Claim[]>> = JSON.parse(
		messages.at(-1)?.content ?? "",
	);
	return ok({
		response: {
			keyRisks: claims.keyRisks.map(reworded((text) => `Keep in mind: ${text}`)),
			recommendations: claims.recommendations.map(
				reworded((text) => `Plan to ${lowerFirst(text)}`),
			),
		},
	});
}

type Claim = { readonly claim: number; readonly text: string };

/** What no claim says: the product leaves a sentence out that says it. */
export const INVENTED = "Homes nearby gained £98,765.";

/** Of every three claims the second comes back with something invented. */
const reworded =
	(inOtherWords: (text: string) => string) =>
	({ claim, text }: Claim): Claim => ({
		claim,
		text: claim % 3 === 1 ? `${text} ${INVENTED}` : inOtherWords(text),
	});
