package fences;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The units of one page and the samples that continue them.
 *
 * <p>Units of a page can use each other. If a page shows a class a second time, the new one replaces
 * the old one for the following fences. The units are then compiled in several stages. In each
 * stage, a class is the latest one shown so far, or the next one if it was not shown yet.
 */
final class Page {

    private final String name;
    private final Compiler compiler;
    private final List<Source> units = new ArrayList<>();
    private final List<Integer> stages = new ArrayList<>();
    private final Map<Source, Set<String>> types = new LinkedHashMap<>();
    private final Map<String, List<Source>> followers = new LinkedHashMap<>();
    private final Set<String> typesOfStage = new HashSet<>();
    private final Set<String> blocked = new HashSet<>();

    Page(String name, Compiler compiler) {
        this.name = name;
        this.compiler = compiler;
    }

    void addUnit(Source unit) throws IOException {
        Set<String> declared = compiler.declaredTypes(unit);
        int stage = stages.isEmpty() ? 0 : stages.get(stages.size() - 1);
        if (declared.stream().anyMatch(typesOfStage::contains)) {
            stage += 1;
            typesOfStage.clear();
        }
        typesOfStage.addAll(declared);
        units.add(unit);
        stages.add(stage);
        types.put(unit, declared);
    }

    /** Adds a sample that continues a unit. */
    void addFollower(String unit, Source sample) {
        followers.computeIfAbsent(unit, key -> new ArrayList<>()).add(sample);
    }

    /** Folder of the classes of a unit and of the samples that continue it. */
    String outputOf(String unit) {
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).id.equals(unit)) {
                return name + "-" + stages.get(i);
            }
        }
        throw new IllegalArgumentException("no unit " + unit);
    }

    /** Compiles all stages. Only errors in the sources of a stage are reported for it. */
    List<CompileError> compile() throws IOException {
        List<CompileError> errors = new ArrayList<>();
        int last = stages.isEmpty() ? -1 : stages.get(stages.size() - 1);
        for (int stage = 0; stage <= last; stage++) {
            List<Source> own = new ArrayList<>();
            for (int i = 0; i < units.size(); i++) {
                if (stages.get(i) == stage) {
                    own.add(units.get(i));
                    own.addAll(followers.getOrDefault(units.get(i).id, List.of()));
                }
            }
            errors.addAll(compileStage(stage, own, support(stage, own)));
        }
        return errors;
    }

    /**
     * Errors in units of other stages are ignored. As javac would not write classes, such units
     * are omitted in a second run.
     */
    private List<CompileError> compileStage(int stage, List<Source> own, List<Source> support)
            throws IOException {
        List<Source> all = new ArrayList<>(own);
        all.addAll(support);
        List<CompileError> errors = compiler.compile(all, name + "-" + stage, Check.HOST);
        Set<String> ownIds = own.stream().map(source -> source.id).collect(Collectors.toSet());
        Set<String> wrong = errors.stream().map(error -> error.id).collect(Collectors.toSet());
        boolean supportFails = support.removeIf(source -> wrong.contains(source.id));
        errors.removeIf(error -> !ownIds.contains(error.id));
        if (errors.isEmpty() && supportFails) {
            return compileStage(stage, own, support);
        }
        if (!errors.isEmpty()) {
            own.forEach(source -> blocked.add(source.id));
        }
        return errors;
    }

    /** Whether a sample has no classes because of errors in it or in its units. */
    boolean isBlocked(String id) {
        return blocked.contains(id);
    }

    /**
     * Errors of a source that is compiled with the units of this page, in the stage of a unit.
     * Units with errors are omitted, because they would hide the errors of the source.
     */
    List<CompileError> tryOut(Source source, int stage) throws IOException {
        List<Source> support = new ArrayList<>();
        addSupport(support, new HashSet<>(compiler.declaredTypes(source)), -1, stage);
        while (true) {
            List<Source> all = new ArrayList<>(support);
            all.add(source);
            List<CompileError> errors = compiler.compile(all, "trial", Check.HOST);
            Set<String> wrong = errors.stream().map(error -> error.id).collect(Collectors.toSet());
            if (!support.removeIf(unit -> wrong.contains(unit.id))) {
                return errors;
            }
        }
    }

    /** Stage of a unit, or the first one for an unknown unit. */
    int stageOf(String unit) {
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).id.equals(unit)) {
                return stages.get(i);
            }
        }
        return 0;
    }

    private List<Source> support(int stage, List<Source> own) {
        Set<String> taken = new HashSet<>();
        own.forEach(source -> taken.addAll(types.getOrDefault(source, Set.of())));
        List<Source> support = new ArrayList<>();
        addSupport(support, taken, stage, stage);
        return support;
    }

    /** Adds units of earlier stages, latest first, then of later ones. Each type is added once. */
    private void addSupport(List<Source> support, Set<String> taken, int except, int stage) {
        for (int i = units.size() - 1; i >= 0; i--) {
            if (stages.get(i) <= stage && stages.get(i) != except) {
                addOnce(support, taken, units.get(i));
            }
        }
        for (int i = 0; i < units.size(); i++) {
            if (stages.get(i) > stage) {
                addOnce(support, taken, units.get(i));
            }
        }
    }

    private void addOnce(List<Source> support, Set<String> taken, Source unit) {
        if (types.get(unit).stream().noneMatch(taken::contains)) {
            taken.addAll(types.get(unit));
            support.add(unit);
        }
    }
}
