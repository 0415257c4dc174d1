import { useQuery } from "@tanstack/react-query";
import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { ApiError } from "#web/lib/api.ts";
import { compactPostcode } from "#web/lib/paths.ts";
import { type ChoiceRefusals, withoutChoices } from "./choices.ts";
import { previewQuery } from "./preview-queries.ts";

type PreviewState =
	| { state: "loading" }
	| { state: "failed"; error: Error; retry: () => void }
	| {
			state: "loaded";
			preview: Preview;
			refused: ChoiceRefusals;
			/** A newer assessment is under way; this is the last one. */
			stale: boolean;
	  };

/**
 * Loads the preview for what the visitor stated. Keeps the last one of the same postcode while a new one is assessed. Names the choices that the server
 * refuses in `refused`, and loads the preview without them.
 */
export function usePreview(postcode: string, choices: Choices): PreviewState {
	const asked = useQuery({
		...previewQuery(postcode, choices),
		placeholderData: (last: Preview | undefined) =>
			last && compactPostcode(last.postcode) === compactPostcode(postcode) ? last : undefined,
	});
	const refused = refusedChoices(asked.error, choices);
	const without = useQuery({
		...previewQuery(postcode, withoutChoices(choices, Object.keys(refused))),
		enabled: Object.keys(refused).length > 0,
	});
	const shown = asked.data ?? without.data;
	if (shown) {
		return { state: "loaded", preview: shown, refused, stale: asked.isPlaceholderData };
	}
	const last = Object.keys(refused).length > 0 ? without : asked;
	return last.isPending
		? { state: "loading" }
		: {
				state: "failed",
				error: last.error ?? new Error("an answer without a preview"),
				retry: () => void last.refetch(),
			};
}

function refusedChoices(error: Error | null, choices: Choices): ChoiceRefusals {
	if (!(error instanceof ApiError)) {
		return {};
	}
	const fields =
		error.code === "certificate_unknown" ? { certificate: error.message } : error.fields;
	return Object.fromEntries(Object.entries(fields).filter(([name]) => name in choices));
}
