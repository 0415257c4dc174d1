import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { HomeKept } from "#contracts/homes.ts";
import { toKeptHome } from "#contracts/kept-home.ts";
import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import {
	type ImportStep,
	planImport,
	type RowChoice,
} from "#domain/portfolio/import/plan-import.ts";
import type { HomeStanding } from "#domain/portfolio/kept-home.ts";
import { api, call } from "#web/lib/api.ts";
import { HOMES } from "../homes-queries.ts";
import { findPlaces, type Place } from "./import-calls.ts";

export type ImportPlan = {
	/** Null while postcodes are looked up, or where that failed. */
	readonly steps: readonly ImportStep[] | null;
	readonly looked: { readonly done: number; readonly of: number };
	/** Postcodes whose homes could not be asked for, so that no certificate is chosen there. */
	readonly unchecked: readonly string[];
	readonly keptOf: (id: string) => HomeKept | null;
	readonly error: Error | null;
	readonly retry: () => void;
};

/** What rows of a file would do: the dry run, made anew with each choice. Nothing is kept by it. Source: Rule HOMES-15. */
export function useImportPlan(
	rows: readonly ReadRow[],
	standing: HomeStanding,
	choices: ReadonlyMap<number, RowChoice>,
): ImportPlan {
	const kept = useQuery({
		queryKey: [...HOMES, "kept"],
		queryFn: ({ signal }) => call(api["home-import"].kept.$get({}, { init: { signal } })),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
	const postcodes = useMemo(
		() => [...new Set(rows.flatMap(({ home }) => home?.postcode ?? []))],
		[rows],
	);
	const { places, error, retry } = usePlaces(postcodes);
	const isLooked = places.size === postcodes.length;
	const steps = useMemo(
		() =>
			kept.data && isLooked
				? planImport(withPlaces(rows, places), {
						kept: kept.data.homes.map(({ id, home }) => toKeptHome(id, home)),
						owners: kept.data.owners,
						known: (postcode) => places.get(postcode)?.homes ?? [],
						standing,
						idOf: (row) => `row ${row}`,
						choices,
					})
				: null,
		[rows, kept.data, isLooked, places, standing, choices],
	);
	return {
		steps,
		looked: { done: places.size, of: postcodes.length },
		unchecked: postcodes.filter((postcode) => typeof places.get(postcode)?.note === "string"),
		keptOf: (id) => kept.data?.homes.find((home) => home.id === id) ?? null,
		error: error ?? kept.error,
		retry: () => {
			retry();
			if (kept.isError) {
				void kept.refetch();
			}
		},
	};
}

/** Looks up what is not known yet of postcodes; again where it failed and a person says so. */
function usePlaces(postcodes: readonly string[]) {
	const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map());
	const [error, setError] = useState<Error | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a try begins with what is not known at that moment
	useEffect(() => {
		const leave = new AbortController();
		const { signal } = leave;
		const left = postcodes.filter((postcode) => !places.has(postcode));
		findPlaces(left, {
			signal,
			onFound: (found) => setPlaces((before) => new Map([...before, ...found])),
		}).catch((cause: unknown) => {
			if (!signal.aborted) {
				setError(cause instanceof Error ? cause : new Error(String(cause)));
			}
		});
		return () => leave.abort();
	}, [postcodes, tries]);
	const retry = () => {
		setError(null);
		setTries(tries + 1);
	};
	return { places, error, retry };
}

/** Refuses rows of postcodes at which no home can be. */
function withPlaces(
	rows: readonly ReadRow[],
	places: ReadonlyMap<string, Place>,
): readonly ReadRow[] {
	return rows.map((row) => {
		const refusal = row.home && places.get(row.home.postcode)?.refusal;
		return row.home && refusal
			? {
					...row,
					state: "refused",
					home: null,
					refusals: [
						...row.refusals,
						{ column: "Postcode", cell: row.home.postcode, reason: refusal },
					],
				}
			: row;
	});
}
